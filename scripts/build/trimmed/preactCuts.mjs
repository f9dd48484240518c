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
    // For the developer tools.
    ['state._context = context;', ''],
    ['state._factory = factory;', ''],
  ],
  'src/component.js': [
    [/BaseComponent\.prototype\.forceUpdate = [\s\S]*?\n\};\n/, ''],
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
  ],
  'src/create-context.js': [
    [/Context\.Consumer = [\s\S]*?\};\n/, ''],
    [/Context\._contextRef =\s*Context\.Consumer\.contextType =\s*/, ''],
  ],
  'src/diff/index.js': [
    // Nothing is suspended.
    [/if \(oldVNode\._flags & MODE_SUSPENDED\) \{[\s\S]*?\n\t\}\n/, ''],
    ['newVNode._flags & MODE_SUSPENDED ? undefined : oldDom', 'oldDom'],
    ['newVNode._flags &= RESET_MODE;', ''],
    ['if (!e.then) markAsForce', 'markAsForce'],
    // setState has no callbacks.
    [/EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);\s*/g, ''],
    [/c\._stateCallbacks = \[\];\s*/g, ''],
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
  'src/diff/children.js': [
    // Texts are strings and numbers.
    [/\s*\/\/ eslint-disable-next-line valid-typeof\s*typeof childVNode == 'bigint' \|\|/, ''],
    [/ \|\|\s*childVNode\.constructor == String/, ''],
  ],
  'src/diff/props.js': [
    // No two copies of Preact know the same symbols.
    [/let _id = .*/, 'let'],
    ["'__d' + _id", 'Symbol()'],
    ["'__a' + _id", 'Symbol()'],
    // A number among styles is px, and a text where it is none.
    [' || IS_NON_DIMENSIONAL.test(key)', ''],
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
