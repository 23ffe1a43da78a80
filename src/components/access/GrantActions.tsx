import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { formatDate } from '#domain/dates.ts'
import { Button } from '#src/ui/Button.tsx'
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

/** The changes one may ask for. A closed one stays where it is, and says why and when it opens. */
export function GrantActions({ name, appId, levelId, openRequestId, actions, onlyOpen = false }: Props) {
  const { t } = useTranslation('access')
  const id = useId()
  const shown = offered
    .map((type) => actions.find(({ approvalType }) => approvalType === type)!)
    .filter(({ reason }) => !onlyOpen || reason === null)
  const canApply = actions.some(({ approvalType, reason }) => approvalType === 'APPLY' && reason === null)
  const sentences = [...new Set(shown.flatMap((action) => sentenceOf(action) ?? []))]
  function sentenceOf({ reason, opensOn }: Action): string | undefined {
    if (reason === null) return undefined
    return opensOn === null
      ? reasonText(reason)
      : `${reasonText(reason)} ${t('actions.opensOn', { date: formatDate(opensOn) })}`
  }
  const named = (sentence: string) =>
    shown
      .filter((action) => sentenceOf(action) === sentence)
      .map(({ approvalType }) => t(`type.${approvalType}`))
      .join(' · ')
  return (
    <chakra.div>
      {(canApply || shown.length > 0) && (
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
          {shown.map((action) => {
            const { approvalType } = action
            const sentence = sentenceOf(action)
            if (sentence === undefined) {
              return (
                <ButtonLink key={approvalType} asChild size="sm" minHeight="touch" variant="outline">
                  <Link to="/apps/form" search={{ appId, levelId, approvalType }}>
                    {t(`type.${approvalType}`)}
                  </Link>
                </ButtonLink>
              )
            }
            const described = `${id}-${sentences.indexOf(sentence)}`
            return (
              <Button
                key={approvalType}
                size="sm"
                minHeight="touch"
                variant="outline"
                aria-disabled
                aria-describedby={described}
              >
                {t(`type.${approvalType}`)}
              </Button>
            )
          })}
        </chakra.div>
      )}
      {sentences.length > 0 && (
        <chakra.ul mt="2" display="grid" gap="1" fontSize="sm">
          {sentences.map((sentence, index) => (
            <chakra.li key={sentence} color="fg.muted">
              <chakra.span fontWeight="semibold">{named(sentence)}</chakra.span>{' '}
              <span id={`${id}-${index}`}>{sentence}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
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
