import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { createStyleRecord } from './style-cache.ts'
import { UiProvider } from './UiProvider.tsx'

const fieldWith = (autoComplete?: 'new-password') => {
  const html = renderToString(
    <UiProvider styles={createStyleRecord()}>
      <PasswordField
        label="비밀번호"
        showLabel="보기"
        hideLabel="숨기기"
        capsLockText="Caps Lock"
        {...(autoComplete && { autoComplete })}
      />
    </UiProvider>,
  )
  return /<input[^>]*>/.exec(html)![0]
}

it('a password is hidden, and password managers are informed whether it is the current or a new one', () => {
  expect(fieldWith()).toMatch(/ type="password"/)
  expect(fieldWith()).toMatch(/ autoComplete="current-password"/i)
  expect(fieldWith('new-password')).toMatch(/ autoComplete="new-password"/i)
})

it('a password field has no limit that would truncate a long or pasted password', () => {
  expect(fieldWith()).not.toMatch(/ (maxLength|pattern|readOnly|onpaste)=/i)
})
