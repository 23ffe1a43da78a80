import { Flex, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { bankName } from '#domain/deposit/bank-names.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useDepositFeedTexts } from './texts.ts'

const fetchMachine = submissionMachine('fetchDeposits')
const RELOAD_MS = 5 * SECOND_MS

/**
 * The time of the last query of the bank account, the reason of a failure, and the button that queries the account
 * now; renders nothing without an account service.
 */
export function DepositFeed({ feed }: { feed: Schema<'DepositFeed'> }) {
  const { t } = useDepositFeedTexts()
  const { connectedYn, feedState, bankCode, accountEnd, askedAt, failure, failureCode } = feed
  useReloadWhile(feedState === 'COLLECTING')
  if (connectedYn === 'N') return null
  return (
    <Card aria-labelledby="deposit-feed">
      <Stack gap="4">
        {feedState === 'FAILED' && failure && (
          <Notice status="danger" title={askedAt && t('failed', { time: formatDateTime(askedAt) })}>
            {t(`failure.${failure}`)} {failureCode && t('code', { code: failureCode })}
          </Notice>
        )}
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Stack gap="1" minWidth="0">
            <Heading level={2} size="md" id="deposit-feed">
              {t('name')}
            </Heading>
            <Text tone="muted" size="sm">
              {t('account', { bank: bankName(bankCode ?? ''), end: accountEnd ?? '' })}
            </Text>
            <Text size="sm" role="status">
              <Progress feed={feed} />
            </Text>
          </Stack>
          <OperationButton
            machine={fetchMachine}
            input={{}}
            variant="outline"
            aria-disabled={feedState === 'COLLECTING' || undefined}
            done={(output) =>
              output.feedState === 'FAILED' ? { message: t('missed'), severity: 'danger' } : t('asked')
            }
          >
            {t('fetch')}
          </OperationButton>
        </Flex>
      </Stack>
    </Card>
  )
}

function Progress({ feed: { feedState, completedAt, imported } }: { feed: Schema<'DepositFeed'> }) {
  const { t } = useDepositFeedTexts()
  if (feedState === 'COLLECTING') return t('collecting')
  return completedAt ? t('completed', { time: formatDateTime(completedAt), count: imported }) : t('never')
}

/**
 * Reloads the data of the page at intervals while the service is collecting deposits, so that new deposits appear.
 */
function useReloadWhile(isCollecting: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!isCollecting) return
    const timer = setInterval(() => void router.invalidate(), RELOAD_MS)
    return () => clearInterval(timer)
  }, [isCollecting, router])
}
