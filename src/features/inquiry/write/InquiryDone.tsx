import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useSession } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ShutBolt } from '#src/ui/ShutBolt.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useInquiryTexts } from '../texts.ts'

const steps = ['mail', 'staff', 'answer'] as const

/** The number of the inquiry, and the next steps. It needs only the number, so it can be reloaded. */
export function InquiryDone({ inquiryNo, earlier }: { inquiryNo: string; earlier: boolean }) {
  const { t } = useInquiryTexts()
  const { loggedIn } = useSession()
  const copy = () => copyText(inquiryNo, t('done.copied'), t('done.copyFailed'))
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <Stack gap="6">
        <Stack gap="1">
          <ShutBolt />
          <ScreenTitle>{t('done.title')}</ScreenTitle>
          <Text tone="muted">{t('done.lead')}</Text>
        </Stack>
        <chakra.div
          p="5"
          rounded="lg"
          bg="bg.subtle"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <div>
            <Text size="sm" tone="muted">
              {t('field.inquiryNo')}
            </Text>
            <Text fontSize="2xl" weight="bold" numeric>
              {inquiryNo}
            </Text>
          </div>
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            startIcon={<CopyIcon />}
            onClick={() => void copy()}
          >
            {t('done.copy')}
          </Button>
        </chakra.div>
        {earlier && (
          <Notice status="warning" title={t('done.earlierTitle')}>
            {t('done.earlierText')}
          </Notice>
        )}
        <div>
          <Heading level={2} size="md" mb="3">
            {t('done.next')}
          </Heading>
          <chakra.ol display="grid" gap="2" listStyleType="none">
            {steps.map((step, at) => (
              <chakra.li key={step} display="flex" gap="3">
                <chakra.span aria-hidden="true" color="brand.fg" fontWeight="bold" textStyle="tabular">
                  {at + 1}
                </chakra.span>
                {t(`done.steps.${step}`)}
              </chakra.li>
            ))}
          </chakra.ol>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink asChild>
            {loggedIn ? (
              <Link to="/my/inquiry">{t('done.mine')}</Link>
            ) : (
              <Link to="/inquiry/find" search={{ inquiryNo }}>
                {t('done.find')}
              </Link>
            )}
          </ButtonLink>
          <ButtonLink asChild variant="outline">
            <Link to="/">{t('done.home')}</Link>
          </ButtonLink>
        </chakra.div>
      </Stack>
    </Card>
  )
}
