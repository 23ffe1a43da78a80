import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { formatDate } from '#domain/dates.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { reasonText } from './reason-text.ts'

type Action = Schema<'AccessAction'>
type Props = {
  /** What the actions are about. */
  name: string
  appId: string
  levelId: string
  openRequestId: string | null
  actions: readonly Action[]
  /** In cards and lists: nothing that is closed, which the permission's own page tells. */
  onlyOpen?: boolean
}

/** What every permission offers. To apply is offered where nothing else can be done. */
const offered: readonly ApprovalType[] = ['EXTEND', 'SUSPEND', 'RESUME', 'RELEASE']

/** Reasons that nothing else on the page shows. */
const unseen: readonly Action['reason'][] = ['NO_APPROVER', 'LAST_ADMIN']

/** The changes one may ask for now; below them when the extension opens, and why something is closed where nothing else says it. */
export function GrantActions({ name, appId, levelId, openRequestId, actions, onlyOpen = false }: Props) {
  const { t } = useTranslation('access')
  const changes = offered.map((type) => actions.find(({ approvalType }) => approvalType === type)!)
  const open = changes.filter(({ reason }) => reason === null)
  const apply = actions.find(({ approvalType }) => approvalType === 'APPLY')!
  const canApply = apply.reason === null
  const sentences = changes.flatMap(({ reason, opensOn }) => {
    if (reason === null) return []
    if (opensOn !== null) return t('actions.opensOn', { date: formatDate(opensOn) })
    return unseen.includes(reason) ? reasonText(reason) : []
  })
  if (apply.reason !== null && open.length + sentences.length === 0 && !openRequestId)
    sentences.push(reasonText(apply.reason))
  return (
    <chakra.div>
      {(canApply || open.length > 0) && (
        <chakra.div
          role="group"
          aria-label={t('actions.label', { name })}
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {canApply && (
            <ButtonLink asChild size="sm" minHeight="touch">
              <Link to="/apps/form" search={{ appId, levelId, approvalType: 'APPLY' }}>
                {t('actions.again')}
              </Link>
            </ButtonLink>
          )}
          {open.map(({ approvalType }) => (
            <ButtonLink key={approvalType} asChild size="sm" minHeight="touch" variant="outline">
              <Link to="/apps/form" search={{ appId, levelId, approvalType }}>
                {t(`type.${approvalType}`)}
              </Link>
            </ButtonLink>
          ))}
        </chakra.div>
      )}
      {!onlyOpen &&
        [...new Set(sentences)].map((sentence) => (
          <Text key={sentence} size="sm" tone="muted" mt="2" numeric>
            {sentence}
          </Text>
        ))}
      {openRequestId && (
        <Text size="sm" mt="2">
          <ButtonLink asChild variant="link" size="sm" minHeight="touch">
            <Link to="/apps/request" search={{ requestId: openRequestId }}>
              {t('actions.waiting')}
            </Link>
          </ButtonLink>
        </Text>
      )}
    </chakra.div>
  )
}
