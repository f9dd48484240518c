import { defineStrings } from '@ebkit/core/locale'

/** Texts during a drag over a listing; pages override them under the group `files`. */
export const dragStrings = defineStrings('files', {
  zh: {
    dropHere: '松开，上传到这里',
    dropInto: '松开，上传到「{name}」',
    moveInto: '松开，移动到「{name}」',
    dragged: '{count} 项',
  },
  en: {
    dropHere: 'Drop to upload here',
    dropInto: 'Drop to upload to {name}',
    moveInto: 'Drop to move to {name}',
    dragged: 'Items: {count}',
  },
})
