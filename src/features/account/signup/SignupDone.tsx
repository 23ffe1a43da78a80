import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Output } from '#contract/operation.ts'
import { isAnyTriable } from '#domain/trial/suggestion.ts'
import { useSession } from '#src/components/context/app-context.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { usePartState } from '#src/components/part/use-part.ts'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { DoneTasks } from '#src/components/screen/DoneTasks.tsx'
import { useFirstTasks } from '#src/features/first-tasks/use-first-tasks.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { areaOfPath } from './destination.ts'
import { useSignupTexts } from './texts.ts'

type Props = { returnTo: string | undefined; trials: PagePart<Output<'listTrials'>> }

/**
 * Confirms that the account was created, and lists the first tasks of this member with their state. The button leads
 * to the page that the visitor wanted to open before the sign-up, if there was one.
 */
export function SignupDone({ returnTo, trials }: Props) {
  const { t } = useSignupTexts()
  const { info } = useSession()
  const navigate = useNavigate()
  const area = returnTo === undefined ? 'none' : areaOfPath(returnTo)
  const offers = usePartState(trials)
  const isTriable = offers.is === 'loaded' && isAnyTriable(offers.data.list)
  // The button already leads to a trial or a subscription, and an invited member of the staff needs neither.
  const isChosen = area === 'trial' || area === 'subscription' || area === 'staff'
  const start = isTriable ? 'trial' : 'subscribe'
  const isStartShown = !isChosen && offers.is !== 'loading'
  const tasks = useFirstTasks([...(isStartShown ? ([start] as const) : []), 'people', 'mfa'], isTriable)
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
          tasks={tasks.map(({ textKey, isDone, link }) => ({
            title: t(`done.task.${textKey}.title`),
            text: t(`done.task.${textKey}.text`),
            done: isDone && t('done.task.done'),
            link,
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
