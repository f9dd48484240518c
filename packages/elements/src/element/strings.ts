import { defineStrings, type Translator } from '@ebkit/core/locale'

export const elementStrings = defineStrings('elements', {
  zh: {
    // Shown in place of a crashed widget.
    failed: '这里出错了',
    // Shown in place of a widget whose language file failed to load: these texts are in the code.
    notLoaded: '加载失败',
    retry: '重试',
    // For the page's developer, also shown in place of the widget. {name} is an attribute or a property.
    invalid: '{name} 的值无效：{value}',
    // Appended if more is known. {part} is a position in the value, with its content.
    part: '，不对的是 {part}',
    noJson: '，这不是 JSON，名称和文字要写在双引号里',
    words: '，可以是：{values}',
    shape: '，应该像这样：{example}',
    conflict: '{one} 和 {other} 相同：{value}，要写成不同的值',
    // For the page's developer. {name} is a property, {tag} the element's name.
    lost: '{name} 没有收到：框架渲染时 <{tag}> 还没有定义，写成了文本属性。先 await EB.load(["{tag}"])，再渲染',
    // The element had the property. {name} is the attribute that was written in its place.
    unset: '{name} 没有收到：写成了文本属性。请设置 {property}，Vue 里写 :{property}',
  },
  en: {
    failed: 'Something went wrong',
    notLoaded: 'Could not load',
    retry: 'Retry',
    invalid: 'Invalid {name}: {value}',
    part: '. What is wrong: {part}',
    noJson: '. It is no JSON: names and texts stand in double quotes',
    words: '. Possible: {values}',
    shape: '. It should look like this: {example}',
    conflict: '{one} and {other} are the same: {value}. Give them different values',
    lost: '{name} was lost: <{tag}> was not defined when the framework drew it, which wrote a text attribute instead. Call await EB.load(["{tag}"]) before the first rendering',
    unset: '{name} was lost: it was written as a text attribute. Set {property}, in Vue :{property}',
  },
})

/** Returns the contract's own texts in the element's language. */
export type Translate = Translator<keyof (typeof elementStrings)['texts']['en']>
