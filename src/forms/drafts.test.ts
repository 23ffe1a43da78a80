import { describe, expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

type Inquiry = { subject: string; body: string; agreed: boolean; email: string; password: string }

const typedInquiry: Inquiry = {
  subject: '요금 문의',
  body: '부가세가 포함된 금액인가요?',
  agreed: true,
  email: 'haru@byeolmaru.example',
  password: 'dalbit',
}
const storedPart = { subject: typedInquiry.subject, body: typedInquiry.body, agreed: true }

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

/** Creates a tab; `reload` returns a new tab that has only the storage of the first one. */
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
    draft.write(typedInquiry)
    expect(draft.read()).toEqual({ ...storedPart, email: typedInquiry.email })
    expect(reload().draft.read()).toEqual(storedPart)
  })

  it('stores no personal data, and never a secret', () => {
    const { drafts, draft, written } = tab()
    drafts.claim(typedInquiry.email)
    draft.write(typedInquiry)
    expect(written()).toContain(typedInquiry.subject)
    expect(written()).not.toContain('haru')
    expect(written() + JSON.stringify(draft.read())).not.toContain(typedInquiry.password)
  })

  it('is removed when it is cleared', () => {
    const { draft, storage, reload } = tab()
    draft.write(typedInquiry)
    draft.clear()
    expect([draft.read(), reload().draft.read(), storage.entries.size]).toEqual([{}, {}, 0])
  })

  it('is separate from the drafts of other forms', () => {
    const { drafts, draft } = tab()
    draft.write(typedInquiry)
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
    const refuseStorage = () => {
      throw new Error('SecurityError')
    }
    const draft = createDrafts({ storage: refuseStorage, newSalt: () => '' }).of<Inquiry>('inquiry', {
      stored: ['subject'],
    })
    draft.write(typedInquiry)
    expect(draft.read()).toEqual({ subject: typedInquiry.subject })
    draft.clear()
    expect(draft.read()).toEqual({})
  })
})

describe('the owner of a draft', () => {
  const mail = 'minseo.kim@neoreundeul.example'
  const otherMail = 'haneul.choi@saebyeoknaru.example'

  it('is the same member after the session has ended, even after a reload', () => {
    const { drafts, draft, reload } = tab()
    drafts.claim(mail)
    draft.write(typedInquiry)
    drafts.release()
    expect(draft.read()).toEqual({})
    drafts.claim(mail)
    expect(draft.read()).toEqual({ ...storedPart, email: typedInquiry.email })
    const reloadedDrafts = reload()
    expect(reloadedDrafts.draft.read()).toEqual({})
    reloadedDrafts.drafts.claim(mail)
    expect(reloadedDrafts.draft.read()).toEqual(storedPart)
  })

  it('is never another member', () => {
    const { drafts, draft, reload, written } = tab()
    drafts.claim(mail)
    draft.write(typedInquiry)
    drafts.release()
    drafts.claim(otherMail)
    expect([draft.read(), written().includes(typedInquiry.subject)]).toEqual([{}, false])
    draft.write({ ...typedInquiry, subject: '다른 문의' })
    const reloadedDrafts = reload()
    reloadedDrafts.drafts.claim(mail)
    expect(reloadedDrafts.draft.read()).toEqual({})
  })

  it('changes from a visitor to the member who logs in', () => {
    const { drafts, draft } = tab()
    draft.write(typedInquiry)
    drafts.claim(mail)
    expect(draft.read()).toMatchObject(storedPart)
    drafts.release()
    expect(draft.read()).toEqual({})
  })

  it('changes to a visitor who types after the member’s session has ended', () => {
    const { drafts, draft, reload } = tab()
    drafts.claim(mail)
    draft.write(typedInquiry)
    drafts.release()
    draft.write({ ...typedInquiry, subject: '방문자 문의' })
    expect(reload().draft.read().subject).toBe('방문자 문의')
  })

  it('is forgotten at a logout, and forms that are still open store nothing', () => {
    const { drafts, draft, storage } = tab()
    drafts.claim(mail)
    draft.write(typedInquiry)
    drafts.drop()
    // The form is still open after the logout, and saves its fields once more.
    draft.write(typedInquiry)
    expect([draft.read(), storage.entries.size]).toEqual([{}, 0])
    // A form that is opened after the logout belongs to the next person.
    draft.write(typedInquiry)
    expect(draft.read()).toMatchObject({ subject: typedInquiry.subject })
  })
})
