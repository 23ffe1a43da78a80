import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { formatDate } from '#domain/dates.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { reasonText } from './reason-text.ts'
import { useAccessTexts } from './texts.ts'

type Action = Schema<'AccessAction'>
type Props = {
  /** The name of the app and of the level. */
  name: string
  appId: string
  levelId: string
  openRequestId: string | null
  actions: readonly Action[]
  /** The address at which the permission's holder logs in to the app, if they may open the app. */
  entryUrl?: string | null
  /** In cards and lists: hides disabled actions, which the permission's own page shows. */
  onlyOpen?: boolean
  /** Whether the permission is in use and about to end, so that its extension is the main action. */
  isEnding?: boolean
}

/** The actions in the shown order; a new application is possible only if no other action is. */
const offeredActions: readonly ApprovalType[] = ['APPLY', 'EXTEND', 'SUSPEND', 'RESUME', 'RELEASE']

/** Actions that continue a permission are emphasised; those that end or pause it are not. */
const variants: { [Type in ApprovalType]?: 'solid' | 'soft' } = {
  APPLY: 'solid',
  EXTEND: 'soft',
  RESUME: 'soft',
}
/** In a list, a permission that is about to end comes first, and those that have ended do not compete with it. */
const variantsInList = { ...variants, APPLY: 'outline' } as const

/**
 * The reasons that block a change although the permission's state allows it (decision 59). The other reasons
 * only repeat the state, such as that a permission in use cannot be resumed.
 */
const obstacles: readonly Action['reason'][] = [
  'NOT_YET',
  'WAITING',
  'NO_APPROVER',
  'LAST_ADMIN',
  'TERM_INVALID',
  'LEVEL_CLOSED',
  'LOCKED',
  'UNSUBSCRIBED',
]

/**
 * The link to the open request is on the left of the buttons, so that the buttons are aligned in all rows of a list.
 */
const inOneRow = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row-reverse' },
  alignItems: { base: 'flex-start', md: 'center' },
  justifyContent: { md: 'flex-start' },
  gap: '2',
} as const

/**
 * The changes that can be requested now; on the permission's own page also the blocked ones, disabled, with the
 * reason.
 */
export function GrantActions({
  name,
  appId,
  levelId,
  openRequestId,
  actions,
  entryUrl,
  onlyOpen = false,
  isEnding = false,
}: Props) {
  const { t } = useAccessTexts()
  const id = useId()
  const shownActions = offeredActions
    .map((type) => actions.find(({ approvalType }) => approvalType === type)!)
    .filter(({ reason }) => reason === null || (!onlyOpen && obstacles.includes(reason)))
  const sentenceOf = ({ reason, opensOn }: Action) =>
    opensOn === null ? reason && reasonText(reason) : t('actions.opensOn', { date: formatDate(opensOn) })
  const sentences = [...new Set(shownActions.map(sentenceOf))].filter((sentence) => sentence !== null)
  return (
    <chakra.div {...(onlyOpen && inOneRow)}>
      {(entryUrl || shownActions.length > 0) && (
        <chakra.div
          role="group"
          aria-label={t('actions.label', { name })}
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {entryUrl && (
            <ButtonLink
              href={entryUrl}
              size="sm"
              minHeight="touch"
              aria-label={t('actions.enterLabel', { name })}
            >
              {t('actions.enter')}
            </ButtonLink>
          )}
          {shownActions.map((action) => {
            const { approvalType } = action
            const isAgain = approvalType === 'APPLY'
            const label = t(isAgain ? 'actions.again' : `type.${approvalType}`)
            const buttonLook = {
              size: 'sm',
              minHeight: 'touch',
              variant:
                (isEnding && approvalType === 'EXTEND'
                  ? 'solid'
                  : (onlyOpen ? variantsInList : variants)[approvalType]) ?? 'outline',
            } as const
            const sentence = sentenceOf(action)
            return sentence === null ? (
              <ButtonLink key={approvalType} asChild {...buttonLook}>
                <Link to="/apps/form" search={{ appId, levelId, approvalType }}>
                  {label}
                </Link>
              </ButtonLink>
            ) : (
              <Button
                key={approvalType}
                aria-disabled
                aria-describedby={`${id}${sentences.indexOf(sentence)}`}
                {...buttonLook}
              >
                {label}
              </Button>
            )
          })}
        </chakra.div>
      )}
      {sentences.map((sentence, index) => (
        <Text key={sentence} id={`${id}${index}`} size="sm" tone="muted" mt="2" numeric>
          {sentence}
        </Text>
      ))}
      {openRequestId && (
        <Text size="sm" mt={onlyOpen ? '0' : '2'}>
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
