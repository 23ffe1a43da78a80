import { eq } from 'drizzle-orm'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { members } from '#server/db/schema/member.ts'
import texts from '#src/features/access/approval-texts.json' with { type: 'json' }
import {
  blockedGrant,
  heldGrant,
  liftedGrant,
  revokedGrant,
} from '#src/machines/access-lifecycle/testing/samples.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { insertGrant } from '#worlds/access.ts'
import type { Machine, Person, Side, Situation, World } from './access-lifecycle-people.ts'
import type * as flow from './flow.ts'
import { busy, fillText, linesOf, openIf } from './screen.ts'
import { serverUnreached } from './steps.ts'

const { member } = texts
type Order = 'REVOKE' | 'BLOCK' | 'LIFT'
/** The part of the text keys for each admin action: revoke, block, lift a block. */
export const orderActions = { REVOKE: 'revoke', BLOCK: 'block', LIFT: 'lift' } as const
const changedProblem = problemNamed('accessGrant.changed')
const missingProblem = problemNamed('accessGrant.missing')
const lastAdmin = problemNamed('access.lastAdmin')
const notBefore = 'The area asks for it before it shows a permission.'

/** For every outcome of each call for an admin’s action, the change of the server’s data that causes this outcome. */
export const orderWorlds = {
  revokeAccessGrant: {
    ...waysOf('revokeAccessGrant', revokedGrant, blockElsewhere),
    'access.lastAdmin': {
      outcome: fails('revokeAccessGrant', lastAdmin),
      leadsTo: ['ordering'],
      meanwhile: ({ database: { db }, person: { levelId } }) =>
        db.update(accessLevels).set({ administers: true }).where(eq(accessLevels.id, levelId)),
    },
  },
  blockAccessGrant: waysOf('blockAccessGrant', blockedGrant, blockElsewhere),
  liftAccessGrant: waysOf('liftAccessGrant', liftedGrant, ({ portal, person: { grantId, session } }) =>
    portal.call('liftAccessGrant', { grantId, version: 1, comment: '확인했습니다.' }, { session }),
  ),
} satisfies flow.WorldsOf<'revokeAccessGrant' | 'blockAccessGrant' | 'liftAccessGrant', Machine, Person, Side>

function waysOf(
  operation: 'revokeAccessGrant' | 'blockAccessGrant' | 'liftAccessGrant',
  followed: typeof heldGrant,
  changeElsewhere: World['meanwhile'] & {},
) {
  const refusedOutcome = (problem: Problem, meanwhile?: World['meanwhile']): World => ({
    outcome: fails(operation, problem),
    leadsTo: ['ordering'],
    ...(meanwhile && { meanwhile }),
  })
  return {
    done: { outcome: done(operation, followed), leadsTo: ['ordered'] } as World,
    'accessGrant.changed': refusedOutcome(changedProblem, changeElsewhere),
    // The holder has moved to another company.
    'accessGrant.missing': refusedOutcome(missingProblem, ({ database: { db }, person: { requesterId } }) =>
      db.update(members).set({ companyId: null }).where(eq(members.id, requesterId)),
    ),
    'decision.commentMissing': 'The form says what is missing before anything is sent.',
    'session.missing': 'The session takes over: it asks who is here and goes to the login.',
    'password.unconfirmed': notBefore,
    'factor.missing': notBefore,
    unreached: refusedOutcome(serverUnreached),
  }
}

async function blockElsewhere({ portal, person: { grantId, session } }: Situation): Promise<void> {
  await portal.call('blockAccessGrant', { grantId, version: 1, comment: '확인하고 있습니다.' }, { session })
}

/** Creates a permission of the requester, and opens the confirmation of an admin's action on that permission. */
export async function openOrder(
  { portal, database: { db }, page }: Pick<Situation, 'portal' | 'database' | 'page'>,
  { grantId, requesterId, levelId }: Pick<Person, 'grantId' | 'requesterId' | 'levelId'>,
  order: Order,
): Promise<void> {
  await insertGrant(db, {
    id: grantId,
    memberId: requesterId,
    levelId,
    useStatus: order === 'LIFT' ? 'PAUSE' : 'NORMAL',
    pauseOrigin: order === 'LIFT' ? 'SECURITY' : null,
    startAt: portal.clock.now(),
    endDate: heldGrant.endDate,
  })
  await page.goto('/admin/member?useStatus=ALL')
  const row = fillText(member.row, { name: '송나래', app: '재무 회계', level: '열람' })
  await page
    .getByRole('button', { name: fillText(member.actOn[orderActions[order]], { row }), exact: true })
    .click()
}

/** Returns the confirmation dialog of an admin's action, with the problem of the last attempt. */
export function confirmationBefore(order: Order, problem: Problem | undefined, isSent: boolean) {
  const act = orderActions[order]
  // A changed or removed permission has a separate message, and its actions are disabled.
  const isGone = problem?.is('accessGrant.missing') ?? false
  const isOver = isGone || (order !== 'REVOKE' && (problem?.is('accessGrant.changed') ?? false))
  const lines = problem?.is('access.lastAdmin') ? linesOf(problem) : []
  const submit = (isSent ? busy : openIf(!isOver))(member.submit[act])
  return {
    address: '/admin/member',
    heading: member.title,
    dialog: [member.ask[act], ...lines, isSent ? `${member.leave} (closed)` : member.leave, submit],
  }
}
