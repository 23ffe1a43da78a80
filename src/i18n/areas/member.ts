import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/member.json'
import '../particles.ts'

addTexts('member', texts)
