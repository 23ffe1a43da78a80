import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/home.ts'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Closing } from './Closing.tsx'
import { HomePicture } from './HomePicture.tsx'
import { Opening } from './Opening.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'

const points = ['login', 'access', 'watch', 'bill'] as const
const steps = ['connect', 'rule', 'run'] as const
const questions = ['migrate', 'leave', 'cancel'] as const

/** The first page: what the product is for, how it is taken up, and the way in. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const { loggedIn } = useSession()
  return (
    <>
      <Opening
        title={t('title')}
        lead={t('lead')}
        picture={<HomePicture />}
        actions={
          <>
            <ButtonLink asChild size="lg">
              <Link to="/service/plan">{t('seePlans')}</Link>
            </ButtonLink>
            <ButtonLink asChild size="lg" variant="outline">
              {loggedIn ? (
                <Link to="/my/subscription">{t('mySubscription')}</Link>
              ) : (
                <Link to="/auth/signup">{t('start')}</Link>
              )}
            </ButtonLink>
          </>
        }
      />
      <Section title={t('points.title')}>
        <CardGrid
          columns={2}
          items={points.map((key) => ({
            key,
            title: t(`points.${key}.title`),
            text: t(`points.${key}.text`),
          }))}
        />
        <TextLink asChild standalone mt="4">
          <Link to="/feature">
            {t('features')}
            <ChevronRightIcon />
          </Link>
        </TextLink>
      </Section>
      <Section title={t('steps.title')} tone="panel">
        <CardGrid
          columns={3}
          ordered
          framed
          items={steps.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
        />
      </Section>
      <Section title={t('questions.title')}>
        <Questions
          items={questions.map((key) => ({
            key,
            title: t(`questions.${key}.title`),
            text: t(`questions.${key}.text`),
          }))}
        />
      </Section>
      <Closing
        title={t('closing.title')}
        text={t('closing.text')}
        action={
          <ButtonLink asChild variant="outline">
            <Link to="/service/plan">{t('closing.action')}</Link>
          </ButtonLink>
        }
      />
    </>
  )
}
