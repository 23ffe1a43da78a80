import { describe, expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

type Inquiry = { subject: string; body: string; agreed: boolean; email: string; password: string }

const typed: Inquiry = {
  subject: '요금 문의',
  body: '부가세가 포함된 금액인가요?',
  agreed: true,
  email: 'haru@byeolmaru.example',
  password: 'dalbit',
}
const stored = { subject: typed.subject, body: typed.body, agreed: true }

function storageOf(entries = new Map<string, string>()) {
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  }
}

/** Creates a tab; `reload` returns the same tab with only its storage. */
function tab(storage = storageOf()) {
  const drafts = createDrafts({ storage: () => storage, newSalt: () => 'salt' })
  const draft = drafts.of<Inquiry>('inquiry', {
    stored: ['subject', 'body', 'agreed'],
    remembered: ['email'],
  })
  return {
    drafts,
    draft,
    storage,
    reload: () => tab(storage),
    written: () => [...storage.entries.values()].join('\n'),
  }
}

describe('a draft', () => {
  it('survives a reload except for personal fields', () => {
    const { draft, reload } = tab()
    expect(draft.read()).toEqual({})
    draft.write(typed)
    expect(draft.read()).toEqual({ ...stored, email: typed.email })
    expect(reload().draft.read()).toEqual(stored)
  })

  it('stores no personal data, and never a secret', () => {
    const { drafts, draft, written } = tab()
    drafts.claim(typed.email)
    draft.write(typed)
    expect(written()).toContain(typed.subject)
    expect(written()).not.toContain('haru')
    expect(written() + JSON.stringify(draft.read())).not.toContain(typed.password)
  })

  it('is removed when it is cleared', () => {
    const { draft, storage, reload } = tab()
    draft.write(typed)
    draft.clear()
    expect([draft.read(), reload().draft.read(), storage.entries.size]).toEqual([{}, {}, 0])
  })

  it('is separate from the drafts of other forms', () => {
    const { drafts, draft } = tab()
    draft.write(typed)
    expect(drafts.of<Inquiry>('counsel', { stored: ['subject'] }).read()).toEqual({})
  })

  it('ignores stored values that are not fields of its form', () => {
    const { draft, storage } = tab()
    for (const text of [
      'no json',
      'null',
      '[1]',
      '"text"',
      '{"subject":{"a":1},"email":"x","other":"y","body":"글"}',
    ]) {
      storage.setItem('draft:inquiry', text)
      expect(draft.read()).toEqual(text.includes('글') ? { body: '글' } : {})
    }
  })

  it('is held in memory if a tab has no storage', () => {
    const refused = () => {
      throw new Error('SecurityError')
    }
    const draft = createDrafts({ storage: refused, newSalt: () => '' }).of<Inquiry>('inquiry', {
      stored: ['subject'],
    })
    draft.write(typed)
    expect(draft.read()).toEqual({ subject: typed.subject })
    draft.clear()
    expect(draft.read()).toEqual({})
  })
})

describe('the owner of a draft', () => {
  const mail = 'minseo.kim@neoreundeul.example'
  const others = 'haneul.choi@saebyeoknaru.example'

  it('is the same member after the session has ended, even after a reload', () => {
    const { drafts, draft, reload } = tab()
    drafts.claim(mail)
    draft.write(typed)
    drafts.release()
    expect(draft.read()).toEqual({})
    drafts.claim(mail)
    expect(draft.read()).toEqual({ ...stored, email: typed.email })
    const later = reload()
    expect(later.draft.read()).toEqual({})
    later.drafts.claim(mail)
    expect(later.draft.read()).toEqual(stored)
  })

  it('is never another member', () => {
    const { drafts, draft, reload, written } = tab()
    drafts.claim(mail)
    draft.write(typed)
    drafts.release()
    drafts.claim(others)
    expect([draft.read(), written().includes(typed.subject)]).toEqual([{}, false])
    draft.write({ ...typed, subject: '다른 문의' })
    const later = reload()
    later.drafts.claim(mail)
    expect(later.draft.read()).toEqual({})
  })

  it('changes from a visitor to the member who logs in', () => {
    const { drafts, draft } = tab()
    draft.write(typed)
    drafts.claim(mail)
    expect(draft.read()).toMatchObject(stored)
    drafts.release()
    expect(draft.read()).toEqual({})
  })

  it('changes to a visitor who types after the member’s session has ended', () => {
    const { drafts, draft, reload } = tab()
    drafts.claim(mail)
    draft.write(typed)
    drafts.release()
    draft.write({ ...typed, subject: '방문자 문의' })
    expect(reload().draft.read().subject).toBe('방문자 문의')
  })

  it('is forgotten at a logout, and forms that are still open store nothing', () => {
    const { drafts, draft, storage } = tab()
    drafts.claim(mail)
    draft.write(typed)
    drafts.drop()
    // The form is still open after the logout, and saves its fields once more.
    draft.write(typed)
    expect([draft.read(), storage.entries.size]).toEqual([{}, 0])
    // A form that is opened after the logout belongs to the next person.
    draft.write(typed)
    expect(draft.read()).toMatchObject({ subject: typed.subject })
  })
})
