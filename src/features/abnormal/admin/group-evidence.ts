import type { Schema } from '#contract/operation.ts'

type Evidence = Schema<'AbnormalEvent'>['evidence'][number]

/**
 * Groups adjacent evidence that differs only in its time. Each report is a separate group, since it has a text of its
 * own.
 */
export function groupEvidence(evidence: readonly Evidence[]): [Evidence, ...Evidence[]][] {
  const groups: [Evidence, ...Evidence[]][] = []
  for (const one of evidence) {
    const group = groups.at(-1)
    if (group && isAlike(group[0], one)) group.push(one)
    else groups.push([one])
  }
  return groups
}

const isAlike = (one: Evidence, other: Evidence) =>
  one.evidenceType !== 'REPORT' &&
  one.evidenceType === other.evidenceType &&
  one.device === other.device &&
  one.address === other.address
