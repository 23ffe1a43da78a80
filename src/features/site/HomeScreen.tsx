import { Link } from '@tanstack/react-router'
import { trialLength } from '#domain/trial/rules.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { isDemoBrand } from '#src/components/context/brand.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CardGrid } from './CardGrid.tsx'
import { ClosingSection } from './Closing.tsx'
import { Gate } from './Gate.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { useHomeTexts } from './home-texts.ts'
import { Opening } from './Opening.tsx'
import { Questions } from './Questions.tsx'
import { QueueSketch } from './QueueSketch.tsx'
import { Section } from './Section.tsx'
import { ServicePrices } from './ServicePrices.tsx'
import { FeatureSection } from './ShownFeature.tsx'
import { ShownScreen } from './ShownScreen.tsx'
import { useOwnQuestions, useSiteText } from './site-words.ts'
import { TrialLink } from './TrialLink.tsx'

const shownFeatures = [
  { key: 'access', picture: 'permission' },
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

/**
 * Three features. Each has a screenshot, but only in a portal with the demo brand: the screenshots contain the name,
 * the colours and the services of the demo.
 */
function ShownFeatures() {
  const { t } = useHomeTexts()
  const siteText = useSiteText('home', t)
  const featuresLink = (
    <TextLink asChild standalone justifySelf="start">
      <Link to="/feature">
        {t('features')}
        <ChevronRightIcon />
      </Link>
    </TextLink>
  )
  const features = shownFeatures.map(({ key, picture }) => ({
    key,
    picture,
    title: siteText(`shown.${key}.title`),
    text: siteText(`shown.${key}.text`),
  }))
  if (!isDemoBrand())
    return (
      <Container py={{ base: '8', md: '12' }} display="grid" gap="4">
        <CardGrid columns={3} level={2} items={features} />
        {featuresLink}
      </Container>
    )
  return features.map(({ key, picture, title, text }, index) => (
    <FeatureSection
      key={key}
      title={title}
      text={text}
      picture={<ShownScreen shows={picture} alt={t(`picture.${picture}`)} />}
      reversed={index % 2 === 0}
      more={index === features.length - 1 && featuresLink}
    />
  ))
}
