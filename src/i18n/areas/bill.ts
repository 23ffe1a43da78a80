import { addTexts } from '../i18n.ts'
import '../particles.ts'
import texts from '../locales/ko/bill.json'

addTexts('bill', texts)
