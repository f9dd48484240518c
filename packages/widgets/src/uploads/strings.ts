import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts shown before an upload; pages override them under the group `uploader`. */
export const strings = defineStrings('uploader', {
  zh: {
    label: '上传文件',
    choose: '选择文件',
    chooseFolder: '选择文件夹',
    album: '从相册选择',
    camera: '拍照',
    drop: '把文件拖到这里，或',
    release: '松开，放到这里',
    // What may be chosen; {types} is the result of typesText.
    size: '单个不超过 {limit} {unit}',
    count: '最多 {limit} 个',
    types: '格式：{types}',
    image: '图片',
    video: '视频',
    audio: '音频',
    // Between types.
    comma: '、',
    semicolon: '，',
    full: '数量不能超过 {limit} 个，先移除一些',
    noFolder: '先选择文件夹，再上传',
    done: '已上传',
    remove: '移除「{name}」',
    removed: '已移除「{name}」',
    undo: '撤销',
    move: '移动「{name}」',
    lifted: '「{name}」：方向键移动，空格放下，Esc 放回',
    moved: '「{name}」，第 {place} 个，共 {count} 个',
    // Name of an image from the clipboard.
    pasted: '粘贴',
  },
  en: {
    label: 'Upload files',
    choose: 'Choose files',
    chooseFolder: 'Choose a folder',
    album: 'Photo library',
    camera: 'Take photo',
    drop: 'Drop files here, or',
    release: 'Drop to add',
    size: '{limit} {unit} each at most',
    count: '{limit} at most',
    types: 'Types: {types}',
    image: 'images',
    video: 'videos',
    audio: 'audio',
    comma: ', ',
    semicolon: '; ',
    full: 'The count cannot exceed {limit}. Remove some first',
    noFolder: 'Choose a folder, then upload',
    done: 'Uploaded',
    remove: 'Remove {name}',
    removed: 'Removed {name}',
    undo: 'Undo',
    move: 'Move {name}',
    lifted: '{name}: arrow keys move, Space drops, Esc takes back',
    moved: '{name}, {place} of {count}',
    pasted: 'pasted',
  },
})

export type UploadText = Translator<keyof (typeof strings)['texts']['zh']>
