import type { SignupStep } from '#src/machines/signup/signup-context.ts'
import { stepOf } from '#src/machines/step-of.ts'
import { Steps } from '#src/ui/Steps.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

const personalSteps: readonly SignupStep[] = ['type', 'terms', 'identity', 'id', 'password', 'review']
const businessSteps: readonly SignupStep[] = [
  'type',
  'terms',
  'identity',
  'basic',
  'id',
  'password',
  'review',
]

/**
 * The progress of the sign-up. It is hidden while the type of account is chosen, which determines the number of
 * steps.
 */
export function SignupSteps() {
  const { t } = useSignupTexts()
  const { snapshot } = useSignup()
  const { progress, form } = snapshot.context
  const steps = (progress.accountType ?? form.accountType) === 'BUSINESS' ? businessSteps : personalSteps
  const at = stepOf(snapshot)
  const isCounted = at !== 'type'
  const currentIndex = at === undefined ? steps.length - 1 : steps.indexOf(at)
  const progressText = t('progress', { count: steps.length, current: currentIndex + 1 })
  return (
    <div>
      {isCounted && (
        <Steps
          label={t('title')}
          steps={steps.map((step) => ({ key: step, label: t(`step.${step}`) }))}
          current={currentIndex}
          progressText={progressText}
        />
      )}
      {/* There before its first text, which is read out only then. */}
      <VisuallyHidden role="status">{isCounted && progressText}</VisuallyHidden>
    </div>
  )
}
