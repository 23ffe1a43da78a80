import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMayManage, useSession } from '#src/components/context/app-context.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { DoneTasks } from '#src/components/screen/DoneTasks.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { areaOfPath } from './destination.ts'
import { useSignupTexts } from './texts.ts'

const links = {
  trial: { key: 'trial', link: { to: '/trial' } },
  subscribe: { key: 'subscribe', link: { to: '/subscription' } },
  people: { key: 'people', link: { to: '/my/company' } },
  mfa: { key: 'mfa', link: { to: '/my/mfa' } },
  mfaOn: { key: 'mfaOn', link: { to: '/my/mfa' } },
} as const

/**
 * Confirms that the account was created, and lists the first tasks of this member with their state. The button leads to the page that the visitor
 * wanted to open before the sign-up, if there was one.
 */
export function SignupDone({ returnTo, isTriable }: { returnTo: string | undefined; isTriable: boolean }) {
  const { t } = useSignupTexts()
  const { info } = useSession()
  const mayManage = useMayManage()
  const navigate = useNavigate()
  const area = returnTo === undefined ? 'none' : areaOfPath(returnTo)
  // The button leads to a trial or a subscription that was chosen before.
  const isChosen = area === 'trial' || area === 'subscription'
  const isMfaOn = info?.mfaType !== 'none'
  const tasks = [
    ...(mayManage && !isChosen ? [isTriable ? links.trial : links.subscribe] : []),
    ...(mayManage && info?.companyName != null ? [links.people] : []),
    isMfaOn ? { ...links.mfaOn, done: t('done.task.done') } : links.mfa,
  ]
  const continueTo = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate({ href: returnTo! })
  }
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <DoneHead
          isOpening
          title={t('done.title')}
          lead={info ? t('done.lead', { name: info.name, email: info.email }) : t('done.leadAlone')}
        />
        <Text tone="muted">
          {t('done.mail')} {area !== 'none' && t(`done.then.${area}`)}
        </Text>
        <DoneTasks
          title={t('done.next')}
          tasks={tasks.map(({ key, ...task }) => ({
            ...task,
            title: t(`done.task.${key}.title`),
            text: t(`done.task.${key}.text`),
          }))}
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
