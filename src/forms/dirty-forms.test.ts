import { describe, expect, it } from 'vitest'
import { createDirtyForms } from './dirty-forms.ts'

function listWithForm({ worthAQuestion = true } = {}) {
  const forms = createDirtyForms()
  const changes: boolean[] = []
  let settled = 0
  const form = forms.enter({ worthAQuestion, onSettle: () => (settled += 1) })
  const unsubscribe = forms.subscribe(() => changes.push(forms.isAnyDirty()))
  return { forms, form, changes, unsubscribe, settled: () => settled }
}

describe('the list of dirty forms', () => {
  it('reports once that a first form is dirty, and once that the last one is clean', () => {
    const { forms, form, changes } = listWithForm()
    const otherForm = forms.enter({ worthAQuestion: true, onSettle: () => {} })
    expect(forms.isAnyDirty()).toBe(false)
    form.mark()
    form.mark()
    otherForm.mark()
    form.forget()
    form.forget()
    expect([form.isDirty(), otherForm.isDirty(), forms.isAnyDirty()]).toEqual([false, true, true])
    otherForm.settle()
    expect(changes).toEqual([true, true, true, false])
  })

  it('settles a form that was sent or discarded, but not one whose screen was left', () => {
    const { form, settled } = listWithForm()
    form.mark()
    form.forget()
    expect(settled()).toBe(0)
    form.mark()
    form.settle()
    expect([settled(), form.isDirty()]).toEqual([1, false])
    form.mark()
    expect(form.isDirty()).toBe(true)
  })

  it('reports whether any dirty form requires a confirmation', () => {
    const { forms, form } = listWithForm({ worthAQuestion: false })
    form.mark()
    expect([forms.isAnyDirty(), forms.isAnyWorthAQuestion()]).toEqual([true, false])
    forms.enter({ worthAQuestion: true, onSettle: () => {} }).mark()
    expect(forms.isAnyWorthAQuestion()).toBe(true)
  })

  it('releases all forms without settling them', () => {
    const { forms, form, changes, settled } = listWithForm()
    form.mark()
    forms.releaseAll()
    expect([form.isDirty(), settled(), changes]).toEqual([false, 0, [true, false]])
  })

  it('reports nothing to an unsubscribed listener', () => {
    const { form, changes, unsubscribe } = listWithForm()
    unsubscribe()
    form.mark()
    expect(changes).toEqual([])
  })
})
