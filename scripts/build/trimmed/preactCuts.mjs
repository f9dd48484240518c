// What trim-preact takes out of Preact's sources by their text, as [what it finds, what it leaves]. Each must be found: a
// new version that reads differently fails the build.

/** Module of Preact → its cuts. */
export const cuts = {
  // Nobody sets options but the hooks and scripts/build/trimmed/react.mjs.
  'hooks/src/index.js': [
    [/^let old\w+ = .*\n/gm, ''],
    [/^\tif \(old\w+\) old\w+\(.*\);\n/gm, ''],
    [/options\._root = [\s\S]*?\n\};\n/, ''],
    [/if \(options\._hook\) \{[\s\S]*?\n\t\}\n/, ''],
    [/^\s*currentHook = \d;\n/gm, ''],
    ['let currentHook = 0;\n', ''],
    [/!options\._skipEffects && /g, ''],
    [/ \|\| prevRaf !== options\.requestAnimationFrame/, ''],
    ['prevRaf = options.requestAnimationFrame;', ''],
    ['(prevRaf || afterNextFrame)', 'afterNextFrame'],
    ['let prevRaf;\n', ''],
    // Elements only run where there are frames.
    [/let HAS_RAF = .*\n/, ''],
    ['if (HAS_RAF) cancel', 'cancel'],
    [/if \(HAS_RAF\) \{\s*(.*)\s*\}/, '$1'],
    // A value that is set and set back before the next rendering renders once for nothing. In Preact a method of every
    // component with state (shouldComponentUpdate) finds that out; here values are taken over where a rendering begins.
    [/if \(!currentComponent\._hasScuFromHooks\) \{[\s\S]*?= updateHookState;\s*\}/, ''],
    [/hooks\._list\.some\(hookItem => \{\s*if \(hookItem\._nextValue\)[\s\S]*?\}\);/, ''],
    [
      'previousComponent = currentComponent;\n};',
      `hooks && hooks._list.some(hookItem => {
        if (hookItem._nextValue) hookItem._value = hookItem._nextValue;
        hookItem._nextValue &&= undefined;
        hookItem._pendingArgs &&= undefined;
      });
      previousComponent = currentComponent;\n};`,
    ],
    // One root of ids for all: they are told apart within a shadow root or page, and this counts for the whole page.
    [/if \(!state\._value\) \{\s*\/\/ Grab either[\s\S]*?\n\t\}\n/, "state._value ||= 'eb-' + ++lastId;\n"],
    ['export function useId', 'let lastId = 0;\nexport function useId'],
    // Handles are objects with `current`.
    [/if \(typeof ref == 'function'\) \{\s*const result[\s\S]*?\} else if \(ref\)/, 'if (ref)'],
    [/if \(state\._value == null\) \{\s*state\._value = true;\s*provider\.sub\(currentComponent\);\s*\}/, ''],
    ['const state = getHookState(currentIndex++, 9);', ''],
    // Only layout effects are there.
    [
      /component\._renderCallbacks = component\._renderCallbacks\.filter[\s\S]*?\);\n/,
      'component._renderCallbacks.some(invokeEffect);\ncomponent._renderCallbacks = [];\n',
    ],
    // The state of the hook is the reference; neither has what the other has.
    [
      /return useMemo\(\(\) => \(\{ current: initialValue \}\), \[\]\);/,
      "const state = getHookState(currentIndex++);\nif (!('current' in state)) state.current = initialValue;\nreturn state;",
    ],
    // A list that is pushed to has room for 17.
    ['hooks._list.push({})', 'hooks._list = [...hooks._list, {}]'],
    [
      '!init ? invokeOrReturn(undefined, initialState) : init(initialState)',
      'invokeOrReturn(undefined, initialState)',
    ],
    // For the developer tools.
    ['state._context = context;', ''],
    ['state._factory = factory;', ''],
  ],
  'src/component.js': [
    [/BaseComponent\.prototype\.forceUpdate = [\s\S]*?\n\};\n/, ''],
    [
      /let s;\s*if \(this\._nextState != NULL[\s\S]*?\n\t\}\n/,
      'const s = (this._nextState = assign({}, this._nextState || this.state));\n',
    ],
    ['if (options.vnode) options.vnode(newVNode);', ''],
    // State is set by objects, and nobody waits for it.
    [/if \(typeof update == 'function'\) \{[\s\S]*?\n\t\}\n/, ''],
    [/if \(update\) \{\s*assign\(s, update\);\s*\}/, 'assign(s, update);'],
    ['if (update == NULL) return;', ''],
    [/if \(callback\) \{[\s\S]*?\}\n/, ''],
    ['(update, callback)', '(update)'],
    [/ \|\|\s*prevDebounce != options\.debounceRendering/, ''],
    ['prevDebounce = options.debounceRendering;', ''],
    ['(prevDebounce || defer)', 'defer'],
    ['let prevDebounce;\n', ''],
    // Always in order, which they mostly are.
    [/if \(rerenderQueue\.length > l\) \{[\s\S]*?\n\t\t\t\}\n/, 'rerenderQueue.sort(depthSort);\n'],
    ['l = rerenderQueue.length;\n', ''],
    [/let c,\s*l = 1;/, 'let c;'],
  ],
  'src/create-context.js': [
    [
      'export let i = 0;',
      'export let i = 0;\nfunction provide() { return { [this.constructor._id]: this } }',
    ],
    [/Context\.Consumer = [\s\S]*?\};\n/, ''],
    // Who renders a provider renders its children anew with it, so nobody has to be told of another value.
    [/if \(!this\.getChildContext\) \{[\s\S]*?\n\t\t\}\n/, 'this.getChildContext = provide;\n'],
    [/Context\._contextRef =\s*Context\.Consumer\.contextType =\s*/, ''],
  ],
  'src/diff/index.js': [
    // Nothing is suspended.
    [/if \(oldVNode\._flags & MODE_SUSPENDED\) \{[\s\S]*?\n\t\}\n/, ''],
    ['newVNode._flags & MODE_SUSPENDED ? undefined : oldDom', 'oldDom'],
    ['newVNode._flags &= RESET_MODE;', ''],
    // Nothing refuses to render; see the hooks.
    [/if \(c\.componentWillUpdate != NULL\) \{[\s\S]*?\}\n/, ''],
    [/ \|\|\s*\(!c\._force &&[\s\S]*?=== false\)/, ''],
    [/if \(newVNode\._original != oldVNode\._original\) \{[\s\S]*?\n\t{5}\}\n/, ''],
    [/if \(!e\.then\) markAsForce\(newVNode\);/, ''],
    [/function markAsForce[\s\S]*?\n\}\n/, ''],
    ['c._force = false;', ''],
    [/if \(r\.componentWillUnmount\) \{[\s\S]*?\n\t\t\}\n/, ''],
    // Only classes have a state, and they have it from the beginning.
    ['if (!c.state) c.state = {};', ''],
    [/\/\/ Handle setState called in render, see #2553\s*c\.state = c\._nextState;\s*\} while/, '} while'],
    [/\/\/ Handle setState called in render, see #2553\s*c\.state = c\._nextState;/, ''],
    // No class has a context; the hook reads it from what the component was made with.
    [/let provider = [\s\S]*?: globalContext;/, 'let componentContext = globalContext;'],
    ['tmp = newType.contextType;', ''],
    ['if (provider) provider.sub(c);', ''],
    [/oldProps = c\.props;\s*oldState = c\.state;/, ''],
    // Callbacks are layout effects, which the hooks run.
    [/commitQueue\.some\(c => \{[\s\S]*?\n\t\}\);\n/, ''],
    // The hooks set all options.
    ['if ((tmp = options._diff)) tmp(newVNode);', 'options._diff(newVNode);'],
    ['if ((tmp = options.diffed)) tmp(newVNode);', 'options.diffed(newVNode);'],
    ['let renderHook = options._render,\n\t\t\t\tcount', 'let count'],
    // Of a class and a function alike: a state that nobody set is none.
    [/if \(isClassComponent && c\._nextState == NULL\) \{[\s\S]*?\}\n/, ''],
    [
      /if \(isClassComponent\) \{\s*c\.state = c\._nextState;[\s\S]*?\} else \{\s*do \{/,
      'c.state = c._nextState || c.state;\n{\ndo {',
    ],
    [/if \(renderHook\) renderHook\(/g, 'options._render('],
    ['if (options._commit) ', ''],
    ['if (options.unmount) ', ''],
    // setState has no callbacks.
    [/EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);\s*/g, ''],
    [/c\._stateCallbacks = \[\];\s*/g, ''],
    // Fields are controlled, and functions as references answer nothing.
    [
      / &&\s*!\(i == 'value' && 'defaultValue' in newProps\) &&\s*!\(i == 'checked' && 'defaultChecked' in newProps\)/,
      '',
    ],
    [/let hasRefUnmount[\s\S]*?ref\._unmount = ref\(value\);\s*\}/, 'ref(value);'],
    // No MathML, no markup as text, no customised built-in elements.
    ["else if (nodeType == 'math') namespace = MATH_NAMESPACE;", ''],
    [/if \(i == 'dangerouslySetInnerHTML'\) \{\s*oldHtml = value;\s*\} else /, ''],
    [/else if \(i == 'dangerouslySetInnerHTML'\) \{\s*newHtml = value;\s*\} /, ''],
    [/if \(newHtml\) \{[\s\S]*?newVNode\._children = \[\];\s*\} else \{/, '{'],
    ["if (oldHtml) dom.innerHTML = '';", ''],
    ['newProps.is && newProps', ''],
    // Nothing of ours is inside a template or a foreignObject.
    ["newVNode.type == 'template' ? dom.content : dom", 'dom'],
    ["nodeType == 'foreignObject' ? XHTML_NAMESPACE : namespace", 'namespace'],
    // Nothing of ours is a <progress>, and nobody has Internet Explorer.
    [/if \(nodeType == 'progress' && inputValue == NULL\) \{[\s\S]*?\} else if/, 'if'],
    [/inputValue !== dom\[i\] \|\|[\s\S]*?oldProps\[i\]\)\)/, 'inputValue !== dom[i])'],
  ],
  'src/diff/catch-error.js': [
    ['errorInfo || {}', ''],
    ['errorInfo', '_'],
    ['ctor && ', ''],
  ],
  'src/diff/children.js': [
    // Texts are strings and numbers.
    [/\s*\/\/ eslint-disable-next-line valid-typeof\s*typeof childVNode == 'bigint' \|\|/, ''],
    [/ \|\|\s*childVNode\.constructor == String/, ''],
    // Children are no functions.
    [/ \|\|\s*typeof childVNode == 'function'/, ''],
    // No comments stand among what is rendered.
    [
      /do \{\s*oldDom = oldDom && oldDom\.nextSibling;\s*\} while \(.*\);/,
      'oldDom = oldDom && oldDom.nextSibling;',
    ],
  ],
  'src/diff/props.js': [
    // No two copies of Preact know the same symbols.
    [/let _id = .*/, 'let'],
    ["'__d' + _id", 'Symbol()'],
    [/,\s*EVENT_ATTACHED = '__a' \+ _id/, ''],
    // When a listener came is noted beside it, and not at the function: that would be another list for each.
    ['value[EVENT_ATTACHED] = eventClock', 'dom._listeners[name] = eventClock'],
    [/ else \{\s*value\[EVENT_ATTACHED\] = oldValue\[EVENT_ATTACHED\];\s*\}/, ''],
    ['eventHandler[EVENT_ATTACHED]', 'this._listeners[e.type]'],
    // What fails in a handler (react.mjs).
    ['eventHandler(options.event ? options.event(e) : e)', 'options.event(eventHandler, e)'],
    // A number among styles is px, and a text where it is none.
    [' || IS_NON_DIMENSIONAL.test(key)', ''],
    // Functions are handlers.
    [/if \(typeof value == 'function'\) \{\s*\/\/ never serialize.*\s*\} else /, ''],
    // Nothing of ours has a list or is downloaded, and sizes of what is no svg are styles or numbers.
    [/name != 'width' &&\s*name != 'height' &&\s*/, ''],
    ["name != 'list' &&", ''],
    ["name != 'download' &&", ''],
    // Spans are numbers, and stay.
    ["name != 'rowSpan' &&", ''],
    ["name != 'colSpan' &&", ''],
    // `popover` is a text.
    ["name == 'popover' && value == true ? '' : value", 'value'],
    // Styles are objects.
    [/if \(typeof value == 'string'\) \{\s*dom\.style\.cssText = value;\s*\} else /, ''],
    [/if \(typeof oldValue == 'string'\) \{[\s\S]*?\}\n/, ''],
    // scripts/build/trimmed/react.mjs writes events as the DOM does.
    ['/(PointerCapture)$|Capture$/i', '/capture$/'],
    ["'$1'", "''"],
    ['const lowerCaseName = name.toLowerCase();', ''],
    [/if \(lowerCaseName in dom .*\s*name = lowerCaseName\.slice\(2\);\s*else /, ''],
    [".replace(/xlink(H|:h)/, 'h')", ''],
  ],
}
