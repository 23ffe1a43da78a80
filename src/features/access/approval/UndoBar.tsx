import { chakra, Flex } from '@chakra-ui/react'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import type { HeldDecision } from '#src/machines/access-queue/held-decisions.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

type Props = { held: readonly HeldDecision[]; isSending: boolean; onUndo: () => void }

/** The latest decision, which is not sent yet, and its undo button. */
export function UndoBar({ held, isSending, onUndo }: Props) {
  const { t } = useApprovalTexts()
  const latestDecision = held.at(-1)
  const earlierCount = held.slice(0, -1).reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <chakra.div
      data-bottom-notice=""
      bg="bg.inverse"
      color="fg.inverse"
      rounded="xl"
      shadow="raised"
      hidden={!latestDecision && !isSending}
    >
      {(latestDecision || isSending) && (
        <Flex align="center" gap="3" px="4" py="2" minHeight="touch">
          <chakra.div flex="1" minWidth="0">
            <div role="status">
              {latestDecision ? (
                <>
                  <Text as="span" weight="medium">
                    {textOf(t, latestDecision)}
                  </Text>
                  <VisuallyHidden> {t('undo.told', { seconds: UNDO_SECONDS })}</VisuallyHidden>
                </>
              ) : (
                t('undo.sending')
              )}
            </div>
            {latestDecision && (
              <Text as="div" size="sm" numeric aria-hidden="true">
                {t('undo.wait', { seconds: Math.min(latestDecision.secondsLeft, UNDO_SECONDS) })}
                {earlierCount > 0 && ` ${t('undo.earlier', { count: earlierCount })}`}
              </Text>
            )}
          </chakra.div>
          {latestDecision && (
            <Button
              variant="outline"
              color="inherit"
              borderColor="currentcolor"
              bg="transparent"
              onClick={onUndo}
            >
              {t('undo.act')}
            </Button>
          )}
        </Flex>
      )}
    </chakra.div>
  )
}

type T = ReturnType<typeof useApprovalTexts>['t']

function textOf(t: T, { decision, rows }: HeldDecision): string {
  const [row, ...more] = rows
  return row && more.length === 0
    ? t(`undo.one.${decision}`, { name: row.request.requesterName })
    : t(`undo.${decision}`, { count: rows.length })
}
