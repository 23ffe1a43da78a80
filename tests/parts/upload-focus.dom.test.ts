import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginActs, endActs, LOADING_MS } from '../acts/begin.ts'
import { chooseFiles, describeElement } from '../acts/controls.ts'
import { type OpenPage, openPage } from '../acts/open-page.tsx'

const FILE = '사업자등록증.pdf'

beforeAll(beginActs, LOADING_MS)
afterAll(endActs)

async function press(page: OpenPage, label: string): Promise<string> {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!
  button.focus()
  button.click()
  await page.settle()
  return describeElement(document.activeElement)
}

it('every action on a file of a form moves the focus to the next available control of the file field', async () => {
  const page = await openPage('/inquiry/write', 'member')
  page.hold()
  for (const form of document.querySelectorAll('form')) chooseFiles(form)
  await page.settle()
  const remove = `button ${FILE}를 목록에서 삭제`
  expect(await press(page, `${FILE} 올리기 중단`)).toBe(remove)
  expect(await press(page, `${FILE} 다시 올리기`)).toBe(remove)
  expect(await press(page, `${FILE}를 목록에서 삭제`)).toBe('button 파일 선택')
  page.release()
  await page.close()
})
