import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { ActLinks } from '#src/components/screen/ActLinks.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { CounselBadge } from '../CounselBadge.tsx'
import { CounselChanges } from '../CounselChanges.tsx'
import { CounselFacts } from '../CounselFacts.tsx'
import { dateOf, titleText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'
import { WrittenLines } from '../WrittenLines.tsx'
import { CancelForm } from './CancelForm.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useCounselAdminTexts } from './texts.ts'

/** One reservation for the staff: its visitor, its result, or the reason of its cancellation. */
export function CounselDetailScreen({ counsel }: { counsel: Schema<'AdminCounsel'> }) {
  const { t } = useCounselAdminTexts()
  const { t: texts } = useCounselTexts()
  const { t: common } = useTranslation()
  const router = useRouter()
  const [seen, setSeen] = useState<Schema<'AdminCounsel'>>()
  const isBooked = counsel.counselState === 'BOOKED'

  const finishChange = (message: string) => {
    setSeen(undefined)
    toaster.show({ message, severity: 'success' })
    void router.invalidate()
  }
  const reloadOutdated = () => {
    setSeen(counsel)
    void router.invalidate()
  }
  return (
    <Stack gap="5" maxWidth={isBooked ? { base: 'form', xl: 'none' } : 'form'}>
      <BackLink to="/admin/counsel" search={{ date: dateOf(counsel.startAt) }}>
        {t('detail.back')}
      </BackLink>
      <Flex align="center" gap="3" wrap="wrap">
        <ScreenTitle>{titleText(texts, counsel)}</ScreenTitle>
        <CounselBadge state={counsel.counselState} />
      </Flex>
      {isBooked && (
        <ActLinks
          acts={[
            { form: 'record', label: t('record.submit') },
            { form: 'cancel', label: t('cancel.submit') },
          ]}
          hideFrom="xl"
        />
      )}
      {seen && (
        <Notice status="warning" role="alert" title={t('detail.changed')}>
          {isBooked ? t('detail.changedText') : t('detail.changedOver')}
        </Notice>
      )}
      {seen && <CounselChanges before={seen} now={counsel} />}
      <ObjectDesk
        side={
          isBooked && (
            <>
              <RecordForm
                counsel={counsel}
                onRecorded={() => finishChange(t('record.done'))}
                onOutdated={reloadOutdated}
              />
              <chakra.hr borderColor="border" hideBelow="lg" />
              <CancelForm
                counsel={counsel}
                onCanceled={() => finishChange(t('cancel.done'))}
                onOutdated={reloadOutdated}
              />
            </>
          )
        }
      >
        <Card>
          <CounselFacts
            counsel={counsel}
            more={[
              {
                key: 'member',
                term: t('detail.member'),
                value: t(counsel.memberYn === 'Y' ? 'slot.member' : 'slot.visitor'),
              },
              ...(isBooked
                ? []
                : [
                    {
                      key: 'note',
                      term: t('detail.note'),
                      value: counsel.note ? <WrittenLines>{counsel.note}</WrittenLines> : common('none'),
                    },
                  ]),
            ]}
          />
        </Card>
      </ObjectDesk>
    </Stack>
  )
}
