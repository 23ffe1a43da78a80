import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#domain/money.ts'
import { lowestPrice } from '#domain/plan/catalogue.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { useHomeTexts } from './home-texts.ts'

/**
 * The lowest price, the trial and the discount for yearly payment, as numbers below the first section of the home
 * page; renders nothing if no service is on sale.
 */
export function HomeFigures({ trial }: { trial: string | undefined }) {
  const { t } = useHomeTexts()
  const lowestOffer = lowestPrice(useCatalogue())
  if (lowestOffer === undefined) return null
  const [, most = '', days = ''] = /^(.*\d)(\D+)$/.exec(trial ?? '') ?? []
  return (
    <chakra.section bg="bg.panel" aria-label={t('figures.label')}>
      <Container pb={{ base: '4', md: '10' }}>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: `minmax(0, 1.4fr) repeat(${trial ? 2 : 1}, minmax(0, 1fr))`,
          }}
          borderTopWidth="1px"
          borderBottomWidth={{ md: '1px' }}
          borderStyle="solid"
          borderColor="border"
        >
          <Figure term={t('figures.price')} value={formatNumber(lowestOffer)} unit={t('figures.priceUnit')}>
            <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
              <Link to="/service/plan">{t('figures.calculate')}</Link>
            </ButtonLink>
          </Figure>
          {trial && <Figure term={t('figures.trial')} value={most} unit={days} />}
          <Figure term={t('figures.year')} value={t('figures.yearMonths')} unit={t('figures.months')} />
        </chakra.dl>
      </Container>
    </chakra.section>
  )
}

type FigureProps = { term: string; value: string; unit: string; children?: ReactNode }

const Figure = ({ term, value, unit, children }: FigureProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={
      children ? 'minmax(0, 1fr) auto' : { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' }
    }
    gridTemplateAreas={children ? '"term act" "value act"' : { base: '"term value"', md: '"term" "value"' }}
    alignContent="center"
    alignItems="center"
    columnGap="4"
    py={{ base: '3', md: '5' }}
    px={{ md: '8' }}
    borderTopWidth={{ base: '1px', md: '0' }}
    borderStartWidth={{ md: '1px' }}
    borderStyle="solid"
    borderColor="border"
    _first={{ borderTopWidth: '0', borderStartWidth: '0', ps: { md: '0' } }}
  >
    <chakra.dt gridArea="term" fontSize="sm" color="fg.muted">
      {term}
    </chakra.dt>
    <chakra.dd
      gridArea="value"
      fontSize={{ base: '2xl', md: '4xl' }}
      fontWeight="heavy"
      letterSpacing="number"
      lineHeight="heading"
      textStyle="tabular"
    >
      {value}
      <chakra.span fontSize={{ base: 'md', md: 'lg' }} fontWeight="bold" letterSpacing="normal">
        {unit}
      </chakra.span>
    </chakra.dd>
    {children && <chakra.dd gridArea="act">{children}</chakra.dd>}
  </chakra.div>
)
