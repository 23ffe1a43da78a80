import { chakra, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import '#src/i18n/areas/signup.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import type { TermsAnswer } from '#src/machines/signup/signup-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSignup } from './signup-flow-context.ts'
import { TermsText } from './TermsText.tsx'

type Terms = Schema<'Terms'>

/** Consent to every term, or not: nothing is ticked beforehand, and declining what is optional never blocks. */
export function TermsForm({ terms }: { terms: readonly Terms[] }) {
  const { t } = useTranslation('signup')
  const { snapshot, send } = useSignup()
  const { form, problem } = snapshot.context
  const router = useRouter()
  const [tried, setTried] = useState(false)
  const [shown, setShown] = useState<Terms>()
  const boxes = useRef(new Map<string, HTMLInputElement | null>())
  const isBusy = snapshot.hasTag('busy')

  const answers: TermsAnswer[] = terms.map(({ termsCode, version }) => {
    const agreed = form.terms.some((answer) => answer.termsCode === termsCode && answer.version === version && answer.agreedYn === 'Y')
    return { termsCode, version, agreedYn: agreed ? 'Y' : 'N' }
  })
  const isAgreed = (code: string) => answers.some(({ termsCode, agreedYn }) => termsCode === code && agreedYn === 'Y')
  const areAllAgreed = answers.every(({ agreedYn }) => agreedYn === 'Y')
  const tick = (ticked: readonly TermsAnswer[]) => !isBusy && send({ type: 'terms.ticked', terms: ticked })
  const tickOne = (code: string, agreed: boolean) =>
    tick(answers.map((answer) => (answer.termsCode === code ? { ...answer, agreedYn: agreed ? 'Y' : 'N' } : answer)))
  const tickAll = (agreed: boolean) => tick(answers.map((answer) => ({ ...answer, agreedYn: agreed ? 'Y' : 'N' })))

  const isOutdated = problem?.is('terms.outdated') ?? false
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const missing = terms.find(({ termsCode, requiredYn }) => requiredYn === 'Y' && !isAgreed(termsCode))
    if (missing) return boxes.current.get(missing.termsCode)?.focus()
    // Whoever ticked nothing optional has declined it, and that is an answer too.
    tick(answers)
    send({ type: 'terms.submitted' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('terms.title')}</ScreenTitle>
          <Text tone="muted">{t('terms.lead')}</Text>
        </Stack>
        <ProblemNotice problem={problem} />
        <Stack gap="1">
          <chakra.div borderBottomWidth="1px" borderBottomStyle="solid" borderColor="border" pb="2" mb="1">
            <Checkbox
              label={<chakra.span fontWeight="bold">{t('terms.all')}</chakra.span>}
              hint={t('terms.allHint')}
              checked={areAllAgreed}
              onChange={({ target }) => tickAll(target.checked)}
            />
          </chakra.div>
          <Stack as="ul" gap="0" listStyleType="none">
            {terms.map((term) => (
              <chakra.li key={term.termsCode} display="flex" alignItems="flex-start" gap="2">
                <chakra.div flex="1" minWidth="0">
                  <Checkbox
                    ref={(box) => void boxes.current.set(term.termsCode, box)}
                    label={`${t(term.requiredYn === 'Y' ? 'terms.required' : 'terms.optional')} ${term.title}`}
                    checked={isAgreed(term.termsCode)}
                    onChange={({ target }) => tickOne(term.termsCode, target.checked)}
                    error={tried && term.requiredYn === 'Y' && !isAgreed(term.termsCode) && t('terms.missing')}
                  />
                </chakra.div>
                <Button
                  variant="ghost"
                  size="sm"
                  minHeight="touch"
                  mr="-3"
                  aria-label={t('terms.showOf', { title: term.title })}
                  onClick={() => setShown(term)}
                >
                  {t('terms.show')}
                </Button>
              </chakra.li>
            ))}
          </Stack>
        </Stack>
      </Stack>
      <BottomActions>
        <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={() => send({ type: 'step.requested', step: 'type' })}>{t('previous')}</Button>
        <Button type="submit" size="lg" loading={isBusy}>{t('terms.submit')}</Button>
      </BottomActions>
      {shown && (
        <TermsText
          terms={shown}
          onClose={() => setShown(undefined)}
          onAgree={() => {
            tickOne(shown.termsCode, true)
            setShown(undefined)
          }}
        />
      )}
    </form>
  )
}
