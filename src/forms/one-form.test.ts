import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The forms that do not use `useForm`, each with the reason. */
const formsWithoutUseForm: Record<string, string> = {
  'features/access/requests/RequestFields.tsx': 'the machine previews what was typed before it is sent',
  'features/account/login/CodeForm.tsx': 'a code',
  'features/account/signup/TermsForm.tsx': 'consents',
  'features/counsel/care/SlotStep.tsx': 'a slot that may be taken while it is chosen',
  'features/counsel/reservation/DetailsStep.tsx': 'a text with a resident number is refused as a whole',
  'features/inquiry/admin/AnswerForm.tsx': 'an answer that outlives a change of its inquiry',
  'features/inquiry/write/WriteInquiry.tsx': 'a flow of its own with files and terms',
  'features/mfa/my/AppStep.tsx': 'a code',
  'features/mfa/my/FactorChoice.tsx': 'nothing in it can be wrong',
  'features/post/admin/PostEditor.tsx': 'a flow of its own that saves and publishes',
  'features/subscription/cancel/EndStep.tsx': 'the machine estimates what was chosen before it is sent',
  'features/subscription/my/EditForm.tsx': 'the fields of a request, by their own table',
  'features/subscription/request/StepForm.tsx': 'the fields of a request, by their own table',
  'features/subscription/request/TermsStep.tsx': 'consents',
  'features/verification/ProofFrame.tsx': 'the frame of the proofs, whose element is that of each',
  'forms/CodeForm.tsx': 'a code',
}

it('every form of a feature uses `useForm`, or is listed with a reason', () => {
  const files = ['features', 'forms'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const others = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      /<form\b(?![^>]*\{\.\.\.(?:form\.)?element\})/.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(others.sort()).toEqual(Object.keys(formsWithoutUseForm).sort())
})
