import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { wrongFieldsOf } from '#src/forms/wrong-fields.ts'
import { enterValue } from '../acts/controls.ts'
import { openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

it('a form with two invalid fields lists them at its top, with links to them, until one of them is left', async () => {
  const page = await openPage('/admin/holiday', 'staff')
  const form = document.querySelector<HTMLElement>('[aria-labelledby=add-holiday] form')!
  const [date, name] = form.querySelectorAll<HTMLInputElement>('input')
  const alerts = () => [...form.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)
  const links = () => [...form.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  expect(alerts()).toEqual([])

  form.querySelector<HTMLElement>('button[type=submit]')!.click()
  await page.settle()
  expect(alerts()).toEqual(['확인할 항목 2개'])
  expect(links().map((link) => link.textContent)).toEqual(['날짜', '이름'])
  // The focus is on the first invalid field, as without the list.
  expect(document.activeElement).toBe(date)

  const address = location.href
  links()[1]!.click()
  await page.settle()
  expect(document.activeElement).toBe(name)
  expect(location.href).toBe(address)

  enterValue(name!, '창립 기념일')
  await page.settle()
  expect(alerts()).toEqual([])
  expect(links()).toEqual([])
  await page.close()
})

it('a field is named by its label, its legend or the label of its group, without notes', () => {
  const form = document.createElement('form')
  form.innerHTML = `
    <label for="a">부서<span>(선택)</span></label><input id="a" aria-invalid="true">
    <label><input type="checkbox" aria-invalid="true"><span>약관 동의</span></label>
    <fieldset aria-invalid="true"><legend>신청 유형</legend><input type="radio" disabled><input type="radio" id="b"></fieldset>
    <div role="group" aria-labelledby="c"><p id="c">사업자등록증</p><button data-invalid>파일 선택</button></div>
    <input aria-label="인증 번호" aria-invalid="true">
    <input aria-invalid="true">
    <label for="d">맞는 항목</label><input id="d">`
  document.body.append(form)
  const fields = wrongFieldsOf(form)
  expect(fields.map(({ name }) => name)).toEqual([
    '부서',
    '약관 동의',
    '신청 유형',
    '사업자등록증',
    '인증 번호',
  ])
  expect(fields[2]!.control.id).toBe('b')
  form.remove()
})
