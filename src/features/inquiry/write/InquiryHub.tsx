import { Link } from '@tanstack/react-router'
import { useSession } from '#src/components/context/app-context.ts'
import { CardGrid } from '#src/features/site/CardGrid.tsx'
import { Opening } from '#src/features/site/Opening.tsx'
import { Questions } from '#src/features/site/Questions.tsx'
import { Section } from '#src/features/site/Section.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useInquiryTexts } from '../texts.ts'

const ways = [
  { key: 'write', to: '/inquiry/write' },
  { key: 'find', to: '/inquiry/find' },
  { key: 'counsel', to: '/inquiry/counsel' },
] as const
const questions = ['time', 'where', 'lost', 'files'] as const

/** The ways to send an inquiry, and frequent questions about inquiries. */
export function InquiryHub() {
  const { t } = useInquiryTexts()
  const { loggedIn } = useSession()
  return (
    <>
      <Opening
        title={t('hub.title')}
        lead={t('hub.lead')}
        actions={
          <>
            <ButtonLink asChild size="lg">
              <Link to="/inquiry/write">{t('hub.write')}</Link>
            </ButtonLink>
            <ButtonLink asChild size="lg" variant="outline">
              {loggedIn ? (
                <Link to="/my/inquiry">{t('hub.mine')}</Link>
              ) : (
                <Link to="/inquiry/find">{t('hub.find')}</Link>
              )}
            </ButtonLink>
          </>
        }
      />
      <Section title={t('hub.ways.title')}>
        <CardGrid
          columns={3}
          items={ways.map(({ key, to }) => ({
            key,
            title: t(`hub.ways.${key}.title`),
            text: t(`hub.ways.${key}.text`),
            more: (
              <TextLink asChild standalone mt="auto" pt="3" alignSelf="flex-start">
                <Link to={to}>
                  {t(`hub.ways.${key}.action`)}
                  <ChevronRightIcon />
                </Link>
              </TextLink>
            ),
          }))}
        />
      </Section>
      <Section title={t('hub.questions.title')} tone="panel">
        <Questions
          items={questions.map((key) => ({
            key,
            title: t(`hub.questions.${key}.title`),
            text: t(`hub.questions.${key}.text`),
          }))}
        />
      </Section>
    </>
  )
}
