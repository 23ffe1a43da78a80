import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { useFirstStepsTexts } from './first-steps-texts.ts'

type Step = Schema<'FirstStep'>

/** The screen on which each step is done. */
const screens = {
  BRAND: '/admin/brand',
  TERMS: '/admin/terms',
  CATALOGUE: '/admin/catalogue',
  CUSTOMER: '/service/plan',
  PEOPLE: '/my/company',
  APPROVER: '/my/company',
  APP: '/admin/apps',
} as const satisfies Record<Step, string>

/** The steps of the setup that are not done yet, each with a link to its screen. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useFirstStepsTexts()
  return (
    <Card aria-labelledby="first-steps">
      <Heading level={2} size="sm" id="first-steps" mb="3">
        {t('title')}
      </Heading>
      <chakra.ol listStyleType="none" display="grid" gap="1">
        {steps.map((step) => (
          <li key={step}>
            <RowLink asChild>
              <Link to={screens[step]}>
                <chakra.span flex="1 1 0" minWidth="0">
                  <chakra.span display="block" fontWeight="semibold">
                    {t(`${step}.title`)}
                  </chakra.span>
                  <chakra.span display="block" fontSize="sm" color="fg.muted">
                    {t(`${step}.text`)}
                  </chakra.span>
                </chakra.span>
                <ChevronRightIcon aria-hidden="true" />
              </Link>
            </RowLink>
          </li>
        ))}
      </chakra.ol>
    </Card>
  )
}
