import { Stack } from '@chakra-ui/react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useRecoveryCode } from '#src/forms/use-recovery-code.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { useLogin } from './login-context.ts'

/** A recovery code in place of the second factor. */
export function RecoveryForm() {
  const { t } = useLoginTexts()
  const { snapshot, send } = useLogin()
  const form = useRecoveryCode({
    missing: t('bakother.missing'),
    busy: snapshot.hasTag('busy'),
    onCode: (recoveryCode) => send({ type: 'recovery.submitted', recoveryCode }),
  })
  return (
    <form {...form.element}>
      <Stack gap="5">
        <ScreenHead title={t('bakother.title')} lead={t('bakother.lead')} />
        <TextField label={t('bakother.code')} hint={t('bakother.codeHint')} {...form.codeField} />
        <ProblemNotice problem={snapshot.context.problem} />
        <Button type="submit" size="lg" fullWidth loading={form.busy}>
          {t('bakother.submit')}
        </Button>
        <Button
          variant="ghost"
          fullWidth
          aria-disabled={!snapshot.can({ type: 'step.left' }) || undefined}
          onClick={() => send({ type: 'step.left' })}
        >
          {t('bakother.back')}
        </Button>
      </Stack>
    </form>
  )
}
