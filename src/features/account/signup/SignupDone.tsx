import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { areaOfPath } from './destination.ts'
import { useSignupTexts } from './texts.ts'

const defaultSteps = ['mail', 'factor'] as const

/**
 * Confirms that the account was created, and lists the next steps. The button leads to the page that the visitor
 * wanted to open before the sign-up, if there was one.
 */
export function SignupDone({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useSignupTexts()
  const { info } = useSession()
  const navigate = useNavigate()
  const area = returnTo === undefined ? 'none' : areaOfPath(returnTo)
  const continueTo = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate({ href: returnTo! })
  }
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <DoneHead
          title={t('done.title')}
          lead={info ? t('done.lead', { name: info.name, email: info.email }) : t('done.leadAlone')}
        />
        <NextSteps
          title={t('done.next')}
          steps={[...defaultSteps.map((step) => t(`done.${step}`)), t(`done.then.${area}`)]}
        />
      </Stack>
      <DoneActions>
        {area === 'none' ? (
          <>
            <ButtonLink asChild size="lg">
              <Link to="/my">{t('done.my')}</Link>
            </ButtonLink>
            <ButtonLink asChild variant="outline" size="lg">
              <Link to="/service/plan">{t('done.plans')}</Link>
            </ButtonLink>
          </>
        ) : (
          <ButtonLink asChild size="lg">
            <a href={returnTo} onClick={continueTo}>
              {t(`done.goOn.${area}`)}
            </a>
          </ButtonLink>
        )}
      </DoneActions>
    </Card>
  )
}
