import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useCompanyMergeTexts } from './texts.ts'
import { unpaidOf } from './unpaid.ts'

type Company = Schema<'MergedCompany'>

/** The list of what a merge moves and what it ends. */
export function MergeMoves({ from, into }: { from: Company; into: Company }) {
  const { t } = useCompanyMergeTexts()
  const commonServices = from.services.filter((name) => into.services.includes(name))
  const lines = [
    t('moves.people', { people: from.peopleCount, roles: from.roleCount }),
    from.ownerName !== null && t(into.ownerName === null ? 'moves.newOwner' : 'moves.owner'),
    from.subscriptionCount > 0 && t('moves.subscriptions', { count: from.subscriptionCount }),
    from.unpaid.length > 0 && t('moves.unpaid', { amount: unpaidOf(from) }),
    commonServices.length > 0 && t('moves.same', { names: commonServices.join(', ') }),
    from.trialCount > 0 && t('moves.trials', { count: from.trialCount }),
    from.appCount > 0 && t('moves.apps', { count: from.appCount }),
    from.invitationCount > 0 && t('moves.invitations', { count: from.invitationCount }),
    from.joinCount > 0 && t('moves.joins', { count: from.joinCount }),
    t('moves.records'),
  ].filter((line) => line !== false)
  return (
    <Card aria-labelledby="moves">
      <Heading level={2} size="sm" id="moves" mb="2">
        {t('moves.title')}
      </Heading>
      <chakra.ul ps="5" display="grid" gap="1" listStyleType="disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </Card>
  )
}
