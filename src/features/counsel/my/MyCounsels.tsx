import { Flex, Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CounselCare } from '../care/CounselCare.tsx'
import { useCounselTexts } from '../texts.ts'
import { CounselTable } from './CounselTable.tsx'
import { inOrderOfUse } from './order-of-use.ts'

type Props = {
  page: Schema<'CounselPage'>
  search: { cursor?: string | undefined; counselNo?: string | undefined }
}

/** The member's reservations, or the one that the address names. */
export function MyCounsels({ page: { list, total, nextCursor }, search: { cursor, counselNo } }: Props) {
  const { t } = useCounselTexts()
  const router = useRouter()
  const reload = useCallback(() => void router.invalidate(), [router])
  // The pages come by the day of the reservation; only a whole list can be put in order of use.
  const isWhole = cursor === undefined && nextCursor === null
  const chosen = list.find((counsel) => counsel.counselNo === counselNo)
  if (chosen) {
    const back = (
      <TextLink asChild standalone alignSelf="flex-start">
        <Link to="/my/counsel" search={{ cursor }}>
          <ArrowLeftIcon />
          {t('mine.back')}
        </Link>
      </TextLink>
    )
    return <CounselCare key={chosen.counselNo} counsel={chosen} before={back} onChanged={reload} />
  }
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Stack gap="1">
          <ScreenTitle>{t('mine.title')}</ScreenTitle>
          <Text tone="muted">{t('mine.lead')}</Text>
        </Stack>
        {list.length > 0 && (
          <ButtonLink asChild>
            <Link to="/inquiry/counsel/reservation">{t('reserve')}</Link>
          </ButtonLink>
        )}
      </Flex>
      {list.length === 0 ? (
        <Card padding="none">
          <EmptyState
            title={t('mine.empty')}
            description={t('mine.emptyText')}
            action={
              <ButtonLink asChild>
                <Link to="/inquiry/counsel/reservation">{t('reserve')}</Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('mine.total', { count: total })}
          </Text>
          <CounselTable rows={isWhole ? inOrderOfUse(list) : list} cursor={cursor} />
        </>
      )}
      <Flex justify="center" gap="3">
        {cursor && (
          <ButtonLink asChild variant="ghost">
            <Link to="/my/counsel">{t('mine.fromStart')}</Link>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink asChild variant="outline">
            <Link to="/my/counsel" search={{ cursor: nextCursor }}>
              {t('mine.more')}
            </Link>
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  )
}
