import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** The product's name, and the way home. */
export function BrandLink() {
  const { t } = useTranslation('layout')
  const { t: common } = useTranslation()
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="touch"
      rounded="md"
      color="fg"
      textDecoration="none"
    >
      <Link to="/" aria-label={t('homeLink')}>
        <chakra.svg viewBox="0 0 32 32" boxSize="7" aria-hidden="true">
          <chakra.rect width="32" height="32" rx="8" fill="brand.solid" />
          <chakra.path
            d="M7 12.5h12a3.5 3.5 0 0 1 0 7H7M12 8v16"
            fill="none"
            stroke="white"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </chakra.svg>
        <chakra.span fontSize="xl" fontWeight="bold" letterSpacing="heading">
          {common('brand')}
        </chakra.span>
      </Link>
    </chakra.a>
  )
}
