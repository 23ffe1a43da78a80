import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { trialLength } from '#domain/trial/rules.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CardGrid } from './CardGrid.tsx'
import { ClosingSection } from './Closing.tsx'
import { Gate } from './Gate.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { useHomeTexts } from './home-texts.ts'
import { LifeOfGrant } from './LifeOfGrant.tsx'
import { Opening } from './Opening.tsx'
import { OwnLines } from './OwnLines.tsx'
import { Questions } from './Questions.tsx'
import { QueueSketch } from './QueueSketch.tsx'
import { Section } from './Section.tsx'
import { ServicePrices } from './ServicePrices.tsx'
import { ShownCards } from './ShownCards.tsx'
import { useOwnQuestions, useSiteText } from './site-words.ts'
import { TrialLink } from './TrialLink.tsx'

const shownFeatures = [
  { key: 'watch', picture: 'events' },
  { key: 'bill', picture: 'bill' },
] as const
const steps = ['connect', 'rule', 'run'] as const
const questions = ['migrate', 'leave', 'cancel'] as const

/**
 * The home page: the product, its screens, its price and the trial. With `asVisitor` the page looks as for a visitor,
 * for the preview of the staff.
 */
export function HomeScreen({ asVisitor = false }: { asVisitor?: boolean }) {
  const { t } = useHomeTexts()
  const siteText = useSiteText('home', t)
  const ownQuestions = useOwnQuestions()
  const session = useSession()
  const loggedIn = session.loggedIn && !asVisitor
  const { services } = useCatalogue()
  const days = trialLength(services.map(({ trialDays }) => trialDays))
  const shownQuestions =
    ownQuestions ??
    questions.map((key) => ({
      key,
      title: t(`questions.${key}.title`),
      text: t(`questions.${key}.text`),
    }))
  const trial = days !== undefined && (
    <ButtonLink asChild size="lg">
      <TrialLink>{t('trial', { days })}</TrialLink>
    </ButtonLink>
  )
  return (
    <>
      <Opening
        title={siteText('title')}
        lead={siteText('lead')}
        isHero
        picture={
          <Gate>
            <QueueSketch />
          </Gate>
        }
        actions={
          <>
            {trial}
            <ButtonLink asChild size="lg" variant="soft">
              {loggedIn ? (
                <Link to="/my/subscription">{t('mySubscription')}</Link>
              ) : (
                <Link to="/service/plan">{t('seePlans')}</Link>
              )}
            </ButtonLink>
          </>
        }
        {...(trial && siteText('free') && { note: siteText('free') })}
      />
      <HomeFigures trial={days} />
      <ShownFeatures />
      {services.length > 0 && (
        <Section title={siteText('prices.title')}>
          {siteText('prices.text') && (
            <Text tone="muted" mb="4">
              {siteText('prices.text')}
            </Text>
          )}
          <ServicePrices />
          <TextLink asChild standalone mt="4">
            <Link to="/service/plan">
              {t('prices.more')}
              <ChevronRightIcon />
            </Link>
          </TextLink>
        </Section>
      )}
      <Section title={siteText('steps.title')} tone="panel">
        <CardGrid
          columns={3}
          ordered
          framed
          items={steps.map((key) => ({
            key,
            title: siteText(`steps.${key}.title`),
            text: siteText(`steps.${key}.text`),
          }))}
        />
      </Section>
      {shownQuestions.length > 0 && (
        <Section title={siteText('questions.title')}>
          <Questions items={shownQuestions} />
        </Section>
      )}
      {trial && (
        <ClosingSection
          title={siteText('closing.title')}
          text={siteText('closing.text', { days })}
          action={trial}
        />
      )}
    </>
  )
}

/** The life of a permission, and two more features with their screenshots. */
function ShownFeatures() {
  const { t } = useHomeTexts()
  const siteText = useSiteText('home', t)
  const titleId = useId()
  return (
    <Container py={{ base: '8', md: '12' }} display="grid" gap={{ base: '4', md: '6' }}>
      <section aria-labelledby={titleId}>
        <LifeOfGrant
          title={
            <Heading level={2} size="xl" id={titleId} color="inherit">
              {siteText('shown.access.title')}
            </Heading>
          }
          text={<OwnLines text={siteText('shown.access.text')} color="inherit" />}
        />
      </section>
      <ShownCards
        items={shownFeatures.map(({ key, picture }) => ({
          key,
          picture,
          alt: t(`picture.${picture}`),
          title: siteText(`shown.${key}.title`),
          text: siteText(`shown.${key}.text`),
        }))}
      />
      <TextLink asChild standalone justifySelf="start">
        <Link to="/feature">
          {t('features')}
          <ChevronRightIcon />
        </Link>
      </TextLink>
    </Container>
  )
}
