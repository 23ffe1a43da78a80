import { chakra, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useSignupTexts } from './texts.ts'

const nextSteps = ['mail', 'factor', 'plan'] as const

/** The page that a visitor was going to, by its area. */
const areas = [
  [/^\/trial(?:[/?#]|$)/, 'trial'],
  [/^\/subscription(?:[/?#]|$)/, 'subscription'],
  [/^\/staff\/join(?:[/?#]|$)/, 'staff'],
] as const
const goOnOf = (path: string) => areas.find(([area]) => area.test(path))?.[1] ?? 'other'

/** The account exists: its name, and the next steps, beginning with the purpose of the sign-up. */
export function SignupDone({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useSignupTexts()
  const { info } = useSession()
  const navigate = useNavigate()
  const goOn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate({ href: returnTo! })
  }
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <Stack gap="3">
          <SuccessIcon boxSize="10" color="success.fg" />
          <ScreenHead
            title={t('done.title')}
            lead={info ? t('done.lead', { name: info.name, email: info.email }) : t('done.leadAlone')}
          />
        </Stack>
        <chakra.section>
          <Heading level={2} size="md" mb="2">
            {t('done.next')}
          </Heading>
          <Stack as="ul" gap="2" ps="5" listStyleType="disc">
            {nextSteps.map((step) => (
              <li key={step}>{t(`done.${step}`)}</li>
            ))}
          </Stack>
        </chakra.section>
      </Stack>
      <BottomActions>
        {returnTo === undefined ? (
          <>
            <ButtonLink asChild variant="outline" size="lg">
              <Link to="/service/plan">{t('done.plans')}</Link>
            </ButtonLink>
            <ButtonLink asChild size="lg">
              <Link to="/my">{t('done.my')}</Link>
            </ButtonLink>
          </>
        ) : (
          <ButtonLink asChild size="lg">
            <a href={returnTo} onClick={goOn}>
              {t(`done.goOn.${goOnOf(returnTo)}`)}
            </a>
          </ButtonLink>
        )}
      </BottomActions>
    </Card>
  )
}
