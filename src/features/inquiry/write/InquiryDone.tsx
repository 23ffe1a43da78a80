import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSession } from '#src/components/context/app-context.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useInquiryTexts } from '../texts.ts'

const steps = ['mail', 'staff', 'answer'] as const

/** The number of the inquiry, and the next steps. The screen needs only the number, so it can be reloaded. */
export function InquiryDone({ inquiryNo, earlier }: { inquiryNo: string; earlier: boolean }) {
  const { t } = useInquiryTexts()
  const { loggedIn } = useSession()
  const copy = () => copyText(inquiryNo, t('done.copied'), t('done.copyFailed'))
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <Stack gap="6">
        <DoneHead
          title={t('done.title')}
          lead={t('done.lead')}
          figure={{
            term: t('field.inquiryNo'),
            value: inquiryNo,
            action: (
              <Button
                variant="outline"
                size="sm"
                minHeight="touch"
                startIcon={<CopyIcon />}
                onClick={() => void copy()}
              >
                {t('done.copy')}
              </Button>
            ),
          }}
        />
        {earlier && (
          <Notice status="warning" title={t('done.earlierTitle')}>
            {t('done.earlierText')}
          </Notice>
        )}
        <NextSteps title={t('done.next')} steps={steps.map((step) => t(`done.steps.${step}`))} ordered />
      </Stack>
      <DoneActions>
        <ButtonLink asChild size="lg">
          {loggedIn ? (
            <Link to="/my/inquiry">{t('done.mine')}</Link>
          ) : (
            <Link to="/inquiry/find" search={{ inquiryNo }}>
              {t('done.find')}
            </Link>
          )}
        </ButtonLink>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/">{t('done.home')}</Link>
        </ButtonLink>
      </DoneActions>
    </Card>
  )
}
