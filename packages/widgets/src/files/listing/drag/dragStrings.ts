import { defineStrings } from '@ebkit/core/locale'

/** What is said of something that is held over a listing; pages override it under the group `files`. */
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
