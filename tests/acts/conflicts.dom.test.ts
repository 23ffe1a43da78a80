import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import type { Answer } from '#src/app/page-data.ts'
import { readerOf, SAMPLE_ID } from '../outlines/addresses.ts'
import { beginActs, endActs, LOADING_MS } from './begin.ts'
import { type FormRow, formRows, formsElsewhere, versionedOperations } from './conflicts.ts'
import { activeAreas, controlsIn, describeForm, enterValue, formsIn, nameOf, openDialog } from './controls.ts'
import { openPage } from './open-page.tsx'

beforeAll(async () => {
  await beginActs()
  // Loads the code of the dialogs in advance; otherwise the first dialog would wait for it.
  await warmUp()
}, LOADING_MS)
afterAll(endActs)

/**
 * Finds the form of a row. A dialog contains only one form, whose button may contain typed text, so the form cannot
 * be found by name.
 */
function formOf({ form }: FormRow): HTMLFormElement | undefined {
  const forms = formsIn(activeAreas(false))
  return forms.find((one) => describeForm(one) === form) ?? (openDialog() ? forms[0] : undefined)
}
function fieldOf(row: FormRow, label: string): HTMLInputElement | undefined {
  const fields = [...(formOf(row)?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? [])]
  return (
    fields.find((field) => nameOf(field) === label) ?? fields.find((field) => nameOf(field).startsWith(label))
  )
}
const typedIn = (row: FormRow) =>
  Object.fromEntries(Object.keys(row.types).map((label) => [label, fieldOf(row, label)?.value]))

/** Presses the submit button of the form, and confirms the question that follows, if any. */
async function submitForm(row: FormRow, settle: () => Promise<void>): Promise<void> {
  const form = formOf(row)!
  const button =
    form.querySelector<HTMLElement>('[type=submit]') ??
    document.querySelector<HTMLElement>(`[type=submit][form="${form.id}"]`)!
  button.focus()
  button.click()
  await settle()
  const dialog = openDialog()
  if (!dialog || dialog.contains(form)) return
  ;[...dialog.querySelectorAll<HTMLElement>('button')].at(-1)?.click()
  await settle()
}

function refusal(name: ProblemName): Answer {
  const { code, msg } = problemCatalogue[name]
  return { problem: { code, message: msg, data: {} } }
}

/** Returns the example data with the next version number, as if another person had saved the object. */
function nextVersion(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(nextVersion)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      ['version', 'editionCount'].includes(key) && typeof value === 'number' ? value + 1 : nextVersion(value),
    ]),
  )
}

async function warmUp(): Promise<void> {
  const page = await openPage('/admin/rules', 'staff')
  const [row] = formRows
  const [label, text] = Object.entries(row!.types)[0]!
  enterValue(fieldOf(row!, label)!, text)
  await page.settle()
  page.hold()
  await submitForm(row!, page.settle)
  await page.settle()
  await page.close()
}

describe('what was typed into a form stays after another person saved first', () => {
  it.each(formRows)('$operation', async (row) => {
    let isLater = false
    const href = row.page.replace('ID', SAMPLE_ID)
    const page = await openPage(href, readerOf(href), (id, data) => {
      const exampleData = row.world?.(id, data) ?? data
      return isLater ? nextVersion(exampleData) : exampleData
    })
    onTestFinished(page.close)
    for (const at of row.open ?? []) {
      controlsIn(activeAreas(false)).get(at)?.click()
      await page.settle()
    }
    for (const label of row.chooses ?? []) {
      fieldOf(row, label)?.click()
      await page.settle()
    }
    for (const [label, text] of Object.entries(row.types)) {
      const field = fieldOf(row, label)
      if (field) enterValue(field, text)
      await page.settle()
    }
    expect(typedIn(row)).toEqual(row.types)
    page.takeAsked()
    page.hold()
    await submitForm(row, page.settle)
    const sentCall = page.takeAsked().find(({ id }) => id === row.operation)
    expect(sentCall).toBeDefined()
    isLater = true
    page.release(refusal(row.problem))
    await page.settle()
    expect(typedIn(row)).toEqual(row.types)
    page.hold()
    await submitForm(row, page.settle)
    const secondCall = page.takeAsked().find(({ id }) => id === row.operation)
    // The second submission sends the same values with the newer version.
    expect(secondCall?.input).toMatchObject(nextVersion(versionOf(sentCall!.input)) as object)
    page.release()
  })

  it('the form shows the values and the name of the colleague who saved first, and can overwrite these values with the typed ones', async () => {
    const [row] = formRows
    let isLater = false
    const page = await openPage(row!.page, 'staff', (id, data) => {
      if (!isLater || id !== 'getBillRules') return data
      const saved = data as { version: number; rules: object }
      return {
        ...saved,
        version: saved.version + 1,
        byName: '하다온',
        rules: { ...saved.rules, retryDays: [1, 5], copyYn: 'Y' },
      }
    })
    onTestFinished(page.close)
    const [retries, due] = ['다시 결제하는 날', '송금하는 청구서']
    enterValue(fieldOf(row!, retries)!, '2, 4')
    enterValue(fieldOf(row!, due)!, '21')
    await page.settle()
    page.hold()
    await submitForm(row!, page.settle)
    isLater = true
    page.release(refusal('billRules.changed'))
    await page.settle()
    const notices = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    expect(notices()).toHaveLength(1)
    expect(notices()[0]).toMatch(/^하다온 님이 .* 먼저 저장했습니다/)
    const descriptionOf = (label: string) => {
      const field = fieldOf(row!, label)!
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    }
    expect(descriptionOf(retries)).toContain('저장된 값: 1, 5')
    // Only the colleague changed this field, so the form shows the new value.
    expect(fieldOf(row!, '청구서 메일을')!.checked).toBe(true)
    expect(descriptionOf('청구서 메일을')).toContain('다른 사람이 바꾼 값입니다.')
    expect(descriptionOf(due)).not.toContain('저장된 값')
    controlsIn(activeAreas(false)).get('button 저장된 값 사용')!.click()
    await page.settle()
    expect(fieldOf(row!, retries)!.value).toBe('1, 5')
    expect(fieldOf(row!, due)!.value).toBe('21')
    expect(notices()).toEqual([])
  })

  it('every operation that is refused for a changed object is in the table of forms, or is listed with a reason for its absence', () => {
    const rows = formRows.map(({ operation }) => operation)
    const coveredOperations = [...rows, ...Object.keys(formsElsewhere)]
    expect(coveredOperations.toSorted()).toEqual(versionedOperations.toSorted())
  })
})

const versionOf = (input: unknown) =>
  Object.fromEntries(
    Object.entries(input as object).filter(([key]) => ['version', 'editionCount'].includes(key)),
  )
