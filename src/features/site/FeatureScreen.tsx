import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { trialLength } from '#domain/trial/rules.ts'
import { isDemoBrand } from '#src/components/context/brand.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconTile, TileDrawing } from '#src/ui/IconTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ClosingSection } from './Closing.tsx'
import { FeatureSketch, hasSketch } from './FeatureSketches.tsx'
import { useFeatureTexts } from './feature-texts.ts'
import { Opening } from './Opening.tsx'
import { OwnLines } from './OwnLines.tsx'
import { ShownScreen } from './ShownScreen.tsx'
import { useSiteText } from './site-words.ts'
import { TileGate } from './TileGate.tsx'
import { TrialLink } from './TrialLink.tsx'

const features = ['login', 'mfa', 'access', 'watch', 'record', 'bill'] as const
const pictures = { access: 'approval', watch: 'evidence', bill: 'months' } as const
const icons = {
  login: { name: 'DOOR', family: 'blue' },
  mfa: { name: 'TWO_STEPS', family: 'teal' },
  access: { name: 'TERM', family: 'violet' },
  watch: { name: 'WAVE', family: 'rose' },
  record: { name: 'LEDGER', family: 'brass' },
  bill: { name: 'COIN', family: 'slate' },
} as const
const items = ['one', 'two', 'three'] as const

const hasPicture = (feature: string): feature is keyof typeof pictures => feature in pictures

/** The features of the product, one after another. */
export function FeatureScreen() {
  const { t } = useFeatureTexts()
  const siteText = useSiteText('feature', t)
  const { services } = useCatalogue()
  const isTriable = trialLength(services.map(({ trialDays }) => trialDays)) !== undefined
  return (
    <>
      <Opening
        title={siteText('title')}
        lead={siteText('lead')}
        picture={<TileGate tiles={Object.values(icons)} />}
      />
      <Container py={{ base: '4', md: '8' }}>
        {features.map((feature, index) => (
          <chakra.section
            key={feature}
            aria-labelledby={feature}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            alignItems="center"
            gap={{ base: '6', lg: '16' }}
            py={{ base: '8', md: '12' }}
          >
            <chakra.div order={{ lg: index % 2 }} minWidth="0">
              <chakra.div mb="4">
                <IconTile size="page" family={icons[feature].family}>
                  <TileDrawing of={icons[feature].name} />
                </IconTile>
              </chakra.div>
              <Heading level={2} size="xl" id={feature} mb="2">
                {siteText(`${feature}.title`)}
              </Heading>
              <OwnLines text={siteText(`${feature}.text`)} />
              <chakra.ul display="grid" gap="3" mt="5" listStyleType="none">
                {items
                  .map((item) => siteText(`${feature}.items.${item}`))
                  .filter(Boolean)
                  .map((text) => (
                    <chakra.li key={text} display="flex" gap="3">
                      <CheckIcon color="brand.fg" mt="0.2em" />
                      <Text minWidth="0">{text}</Text>
                    </chakra.li>
                  ))}
              </chakra.ul>
            </chakra.div>
            {hasSketch(feature) && <FeatureSketch of={feature} />}
            {hasPicture(feature) && isDemoBrand() && (
              <ShownScreen shows={pictures[feature]} alt={t(`picture.${feature}`)} />
            )}
          </chakra.section>
        ))}
      </Container>
      {isTriable && (
        <ClosingSection
          title={siteText('closing.title')}
          text={siteText('closing.text')}
          action={
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <ButtonLink asChild>
                <TrialLink>{t('closing.trial')}</TrialLink>
              </ButtonLink>
              <ButtonLink asChild variant="outline">
                <Link to="/service">{t('closing.action')}</Link>
              </ButtonLink>
            </chakra.div>
          }
        />
      )}
    </>
  )
}
