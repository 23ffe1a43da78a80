import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { auditActionNameOf } from '#domain/audit/audit-actions.ts'
import { toWireTime } from '#domain/dates.ts'
import { maskName } from '#domain/masked-text.ts'
import { isMonthOver, monthBounds } from '#domain/staff/review-month.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { type Opening, openedCompanies, openedMembers } from '#server/staff/openings.ts'
import { type ReviewedAction, reviewStore } from './review.store.ts'
import type { StaffDeps } from './staff.deps.ts'

const readingPattern =
  /^(?:get|list|search|count|check|preview|estimate|export|verify|download|openAdmin(?:Company|Member)$)/
type Opened = Opening & { isMember: boolean }
const MAX_OPENINGS = 100
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const toOpening = ({
  openedAt,
  reason,
  subjectId,
  subjectName,
  isMember,
}: Opened): Schema<'ReviewedOpening'> => ({
  openedAt: toWireTime(openedAt),
  companyName: isMember ? null : subjectName,
  ...(isMember && { memberId: subjectId, memberName: subjectName && maskName(subjectName) }),
  reason,
})

/** The actions of one person, summed up from rows for each operation. The server command is not a person. */
function toPerson(
  memberId: string,
  rows: readonly ReviewedAction[],
  { subjects, openings }: { subjects: number; openings: readonly Opened[] },
): Schema<'ReviewedPerson'> {
  const [reads, changes] = [true, false].map((isRead) =>
    sumOf(
      rows.filter(({ operation }) => readingPattern.test(operation) === isRead).map(({ count }) => count),
    ),
  ) as [number, number]
  return {
    memberId,
    name: rows[0]!.name,
    reads,
    changes,
    subjects,
    offHours: sumOf(rows.map(({ offHours }) => offHours)),
    openings: openings
      .filter(({ byId }) => byId === memberId)
      .slice(0, MAX_OPENINGS)
      .map(toOpening),
    actions: rows
      .toSorted((one, other) => other.count - one.count || one.operation.localeCompare(other.operation))
      .map(({ operation, count }) => ({ name: auditActionNameOf(operation), count })),
  }
}

/** The monthly check of the access of the staff to personal data (개인정보의 안전성 확보조치 기준 8조), and its sign-off. */
export function reviewOperations({
  db,
  clock,
}: Pick<StaffDeps, 'db' | 'clock'>): Pick<
  OperationsTagged<'staff', Caller>,
  'getAccessReview' | 'signAccessReview'
> {
  const store = reviewStore(db)

  async function reviewOf(month: string): Promise<Schema<'AccessReview'>> {
    const [actions, subjects, signed, companies, members] = [
      await store.actions(month),
      await store.subjects(month),
      await store.signed(month),
      await openedCompanies.between(db, monthBounds(month)),
      await openedMembers.between(db, monthBounds(month)),
    ]
    const openings = [
      ...companies.map((opening) => ({ ...opening, isMember: false })),
      ...members.map((opening) => ({ ...opening, isMember: true })),
    ].toSorted((one, other) => other.openedAt.getTime() - one.openedAt.getTime())
    const openedCounts = new Map(subjects.map((row) => [row.memberId, row.subjects]))
    const ids = [...new Set(actions.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])))]
    const people = ids.map((id) =>
      toPerson(
        id,
        actions.filter(({ memberId }) => memberId === id),
        { subjects: openedCounts.get(id) ?? 0, openings },
      ),
    )
    const actionCount = ({ reads, changes }: Schema<'ReviewedPerson'>) => reads + changes
    return {
      month,
      overYn: isMonthOver(month, clock.now()) ? 'Y' : 'N',
      total: sumOf(people.map(actionCount)),
      people: people.toSorted((one, other) => actionCount(other) - actionCount(one)),
      signedAt: signed ? toWireTime(signed.review.signedAt) : null,
      byName: signed?.byName ?? null,
      finding: signed?.review.finding ?? null,
    }
  }

  return {
    getAccessReview: ({ month }) => reviewOf(month),

    async signAccessReview({ month, total, finding }, caller) {
      const text = typedText(finding)
      if (text === '') throw problemNamed('request.invalid')
      if (!isMonthOver(month, clock.now())) throw problemNamed('accessReview.early')
      const currentReview = await reviewOf(month)
      if (currentReview.signedAt !== null) throw problemNamed('accessReview.signed')
      if (currentReview.total !== total) throw problemNamed('accessReview.changed')
      const isSigned = await store.sign({
        month,
        total,
        finding: text,
        signedAt: clock.now(),
        byId: memberOf(caller).memberId,
      })
      if (!isSigned) throw problemNamed('accessReview.signed')
      return reviewOf(month)
    },
  }
}
