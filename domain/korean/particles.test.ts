import { hasBatchim, josa } from 'es-hangul'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ParticlePair, particle, withParticle } from './particles.ts'

const pairs: ParticlePair[] = ['을/를', '이/가', '은/는', '와/과', '으로/로', '이나/나', '이라/라']
const syllables = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))

describe('particles', () => {
  test.each<[string, ParticlePair, string]>([
    ['메일', '으로/로', '메일로'],
    ['서울', '으로/로', '서울로'],
    ['3', '이/가', '3이'],
    ['7', '으로/로', '7로'],
    ['홍길동', '을/를', '홍길동을'],
    ['김민수', '이/가', '김민수가'],
    ['홍길동', '와/과', '홍길동과'],
    ['김민수', '와/과', '김민수와'],
    ['휴대폰', '이나/나', '휴대폰이나'],
    ['메모', '이라/라', '메모라'],
    ['(주)한빛소프트', '은/는', '(주)한빛소프트는'],
    ['한빛소프트(주)', '을/를', '한빛소프트(주)를'],
    ['한빛소프트 주식회사', '으로/로', '한빛소프트 주식회사로'],
    ['홍길동'.normalize('NFD'), '을/를', `${'홍길동'.normalize('NFD')}을`],
  ])('%s, %s: %s', (word, pair, result) => expect(withParticle(word, pair)).toBe(result))

  test.each([
    ['0', '을', '으로'],
    ['1', '을', '로'],
    ['2', '를', '로'],
    ['3', '을', '으로'],
    ['4', '를', '로'],
    ['5', '를', '로'],
    ['6', '을', '으로'],
    ['7', '을', '로'],
    ['8', '을', '로'],
    ['9', '를', '로'],
    ['10', '을', '으로'],
    ['100', '을', '으로'],
    ['3000', '을', '으로'],
    ['10,000', '을', '으로'],
    ['100000000', '을', '으로'],
    ['1,000,000,000,000', '를', '로'],
    ['20000000000000', '를', '로'],
    ['10000000000000000', '을', '으로'],
    ['100000000000000000000', '를', '로'],
    ['00', '을', '으로'],
    ['010-1234-5678', '을', '로'],
    ['2026.11.21', '을', '로'],
    ['12,000원', '을', '으로'],
    ['$12.00', '를', '로'],
    ['-$0.05', '를', '로'],
    ['₩12,000', '을', '으로'],
    ['50%', '를', '로'],
    ['27℃', '를', '로'],
    ['31%', '를', '로'],
    ['2차', '를', '로'],
    ['A4', '를', '로'],
  ])('after the number %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['SMS', '를', '로'],
    ['MFA', '를', '로'],
    ['OTP', '를', '로'],
    ['USB', '를', '로'],
    ['TOTP', '를', '로'],
    ['URL', '을', '로'],
    ['PIN', '을', '으로'],
    ['IAM', '을', '으로'],
    ['PDF', '를', '로'],
    ['VPN', '을', '으로'],
    ['QR', '을', '로'],
    ['API', '를', '로'],
    ['B2B', '를', '로'],
    ['AT&T', '를', '로'],
    ['HTTPS', '를', '로'],
    ['a', '를', '로'],
    ['n', '을', '으로'],
  ])('after the letters %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['Google', '을', '로'],
    ['e-mail', '을', '로'],
    ['Oracle', '을', '로'],
    ['Console', '을', '로'],
    ['Zoom', '을', '으로'],
    ['Chrome', '을', '으로'],
    ['Notion', '을', '으로'],
    ['iPhone', '을', '으로'],
    ['Billing', '을', '으로'],
    ['Slack', '을', '으로'],
    ['Facebook', '을', '으로'],
    ['TikTok', '을', '으로'],
    ['Mac', '을', '으로'],
    ['App', '을', '으로'],
    ['Desktop', '을', '으로'],
    ['Group', '을', '으로'],
    ['Web', '을', '으로'],
    ['Internet', '을', '으로'],
    ['Microsoft', '를', '로'],
    ['Site', '를', '로'],
    ['Server', '를', '로'],
    ['Azure', '를', '로'],
    ['Cloud', '를', '로'],
    ['Network', '를', '로'],
    ['Link', '를', '로'],
    ['Box', '를', '로'],
    ['Teams', '를', '로'],
    ['Stripe', '를', '로'],
    ['Type', '을', '으로'],
    ['GitHub', '를', '로'],
    ['Check', '를', '로'],
    ['Set', '를', '로'],
    ['Kit', '를', '로'],
    ['Hub', '를', '로'],
    ['Jira', '를', '로'],
    ['Office365', '를', '로'],
    ['SaaS', '를', '로'],
    ['NAVER', '를', '로'],
    ['SAMSUNG', '을', '으로'],
    ['café', '를', '로'],
  ])('after the word %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['나.png', '를', '로'],
    ['사진 (1).PNG', '를', '로'],
    ['2026년 청구서.pdf', '를', '로'],
    ['사업자등록증.jpg', '를', '로'],
    ['사진.jpeg', '을', '으로'],
    ['사진.JPEG', '을', '으로'],
    ['사진.gif', '를', '로'],
    ['로고.svg', '를', '로'],
    ['로고.bmp', '를', '로'],
    ['사진.webp', '를', '로'],
    ['사진.heic', '를', '로'],
    ['자료.zip', '을', '으로'],
    ['자료.ZIP', '을', '으로'],
    ['자료.rar', '을', '로'],
    ['자료.tar', '를', '로'],
    ['자료.7z', '를', '로'],
    ['목록.csv', '를', '로'],
    ['목록.xlsx', '를', '로'],
    ['목록.xlsm', '을', '으로'],
    ['계약서.hwp', '를', '로'],
    ['계약서.hwpx', '를', '로'],
    ['계약서.doc', '을', '으로'],
    ['계약서.docx', '를', '로'],
    ['소개.ppt', '를', '로'],
    ['소개.pptx', '를', '로'],
    ['메모.txt', '를', '로'],
    ['메모.md', '를', '로'],
    ['index.html', '을', '로'],
    ['설정.xml', '을', '로'],
    ['설정.yml', '을', '로'],
    ['설정.json', '을', '으로'],
    ['녹음.mp3', '를', '로'],
    ['화면.mp4', '를', '로'],
    ['화면.mov', '를', '로'],
    ['일정.ics', '를', '로'],
    ['편지.eml', '을', '로'],
    ['server.log', '를', '로'],
    ['‘나.png’', '를', '로'],
    ['보고서(최종).pdf', '를', '로'],
    ['보고서.pdf(3쪽)', '을', '으로'],
    ['보고서 v2', '를', '로'],
    ['보고서 v3', '을', '으로'],
  ])('after the file %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['minsu@naver.com', '을', '으로'],
    ['minsu@hanbit.co.kr', '을', '로'],
    ['minsu@hanbit.net', '을', '으로'],
    ['minsu@hanbit.org', '를', '로'],
    ['minsu@hanbit.io', '를', '로'],
    ['minsu@hanbit.me', '를', '로'],
    ['https://bitjang.example', '을', '로'],
  ])('after the address %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['qr', '을', '로'],
    ['html', '을', '로'],
    ['crm', '을', '으로'],
    ['vpn', '을', '으로'],
    ['pdf', '를', '로'],
    ['APP', '을', '으로'],
    ['WEB', '을', '으로'],
    ['SHOP', '을', '으로'],
    ['S3', '를', '로'],
    ['sky', '를', '로'],
    ['gym', '을', '으로'],
  ])('after %s, letters or a word: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each([
    ['한빛㈜', '를', '로'],
    ['한빛㈲', '를', '로'],
    ['한빛(유)', '를', '로'],
    ['㈜한빛', '을', '으로'],
    ['①', '을', '로'],
    ['②', '를', '로'],
    ['⑩', '을', '으로'],
    ['㉠', '을', '으로'],
    ['㉣', '을', '로'],
    ['漢江㈱', '를', '로'],
    ['항목 Ⅲ', '를', '로'],
    ['５０％', '를', '로'],
    ['3㎏', '을', '으로'],
    ['30㎡', '를', '로'],
    ['1½', '을', '로'],
    ['36.5°', '를', '로'],
    ['한빛™', '을', '으로'],
    ['한빛®', '을', '으로'],
    ['한빛 😀', '을', '으로'],
    ['‘한빛’', '을', '으로'],
    ['“메모”', '를', '로'],
    ['[한빛]', '을', '으로'],
    ['ＳＭＳ', '를', '로'],
    ['C#', '을', '으로'],
    ['C++', '를', '로'],
    ['LTE+', '를', '로'],
    ['さくら', '를', '로'],
    ['ドラえもん', '을', '으로'],
  ])('after the sign or letter of %s: %s, %s', (word, object, direction) => {
    expect(particle(word, '을/를')).toBe(object)
    expect(particle(word, '으로/로')).toBe(direction)
  })

  test.each(['東京', '王小明', '漢江', 'Пётр', 'محمد'])(
    'after %j, whose pronunciation is unknown, both forms',
    (word) => {
      expect(pairs.map((pair) => particle(word, pair))).toEqual([
        '을(를)',
        '이(가)',
        '은(는)',
        '와(과)',
        '(으)로',
        '(이)나',
        '(이)라',
      ])
    },
  )

  test('한빛㈜ has the same particles as 한빛(주)', () => {
    for (const pair of pairs) expect(particle('한빛㈜', pair)).toBe(particle('한빛(주)', pair))
    expect(withParticle('한빛㈜', '이/가')).toBe('한빛㈜가')
  })

  test.each(['', '()', '…', '😀'])('after %j, which is not pronounced, the form after a vowel', (word) => {
    expect(pairs.map((pair) => particle(word, pair))).toEqual(['를', '가', '는', '와', '로', '나', '라'])
  })

  test('of a Hangul word equal those of the library es-hangul, and depend on the final consonant', () => {
    const words = fc.array(syllables, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(words, fc.constantFrom(...pairs), (word, pair) => {
        expect(particle(word, pair)).toBe(josa.pick(word, pair))
        expect(particle(word, '이/가')).toBe(hasBatchim(word) ? '이' : '가')
      }),
    )
  })

  test('closing brackets, quotes and other marks do not change the particle', () => {
    const closingMarks = fc.string({ unit: fc.constantFrom(...')]}>"\'’”」』》】.!? …~'), maxLength: 4 })
    const word = fc.oneof(syllables, fc.constantFrom('SMS', '7', 'URL', 'Google', '3'))
    fc.assert(
      fc.property(word, closingMarks, fc.constantFrom(...pairs), (text, marks, pair) => {
        expect(particle(text + marks, pair)).toBe(particle(text, pair))
      }),
    )
  })

  test('of any text are one or both forms of the pair, and the text is not changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...pairs), (word, pair) => {
        expect([...pair.split('/'), particle('東', pair)]).toContain(particle(word, pair))
        expect(withParticle(word, pair)).toBe(word + particle(word, pair))
      }),
    )
  })
})
