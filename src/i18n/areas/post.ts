import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/post.json'

addTexts('post', texts)
