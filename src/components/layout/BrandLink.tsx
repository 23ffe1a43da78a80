import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { brandMark, isDemoBrand } from '#src/components/context/brand.ts'

/** A longer name is written smaller, so that it leaves room for the buttons of a phone's header. */
const LONG_NAME = 10

/** Whether the product's name is so long that nothing fits next to it in the header of a phone. */
export const isLongName = (name: string): boolean => [...name].length > LONG_NAME

/** The product's name, as a link to the site's first page or to the first page of an area. */
export function BrandLink({ to = '/', label }: { to?: '/' | '/my' | '/admin'; label?: string }) {
  const { t } = useTranslation('layout')
  const { t: common } = useTranslation()
  const name = common('brand')
  const isLong = isLongName(name)
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      maxWidth="full"
      minWidth="0"
      minHeight="touch"
      rounded="md"
      color="fg"
      textDecoration="none"
    >
      <Link
        to={to}
        aria-label={label ?? t('homeLink')}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ 'aria-current': undefined }}
      >
        {isDemoBrand() ? (
          <BuiltMark />
        ) : (
          <chakra.img
            src={brandMark()}
            alt=""
            height="7"
            flexShrink="0"
            minWidth="7"
            maxWidth={{ base: '12', md: '24' }}
            objectFit="contain"
          />
        )}
        <chakra.span
          fontWeight="heavy"
          letterSpacing="number"
          {...(isLong
            ? {
                fontSize: { base: 'sm', md: 'lg' },
                lineHeight: 'heading',
                lineClamp: '2',
                minWidth: '0',
              }
            : { fontSize: 'xl' })}
        >
          {name}
        </chakra.span>
      </Link>
    </chakra.a>
  )
}

/** The generated logo: the letter ㅂ, whose cross-bar is a bolt. */
const BuiltMark = () => (
  <chakra.svg viewBox="0 0 32 32" boxSize="7" aria-hidden="true">
    <chakra.rect width="32" height="32" rx="9" fill="brand.solid" />
    <chakra.path d="M10 7.5v17h11.5v-17" fill="none" stroke="white" strokeWidth="3.4" strokeLinecap="round" />
    <chakra.path d="M10 16h17" stroke="#F2C668" strokeWidth="3.4" strokeLinecap="round" />
  </chakra.svg>
)
