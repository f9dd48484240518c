import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { acceptedTypes } from './acceptedTypes'
import { isAcceptedType, typeOf, typeProblem } from './fileTypes'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const file = (name: string, type = '') => ({ name, type })

describe('types of files', () => {
  test('W-MUP-3 a comma list names extensions, MIME types and whole kinds', () => {
    const accept = 'jpg, .PNG，application/pdf,video/*'
    assert.deepEqual(acceptedTypes(accept), ['.jpg', '.png', 'application/pdf', 'video/*'])
    assert.deepEqual(acceptedTypes('*.jpg,tar.gz'), ['.jpg', '.tar.gz'])
    for (const one of [
      file('a.JPG'),
      file('a.png'),
      file('b.pdf'),
      file('x', 'application/pdf'),
      file('c.mov'),
    ])
      assert.ok(isAcceptedType(one, accept), one.name)
    for (const one of [file('a.gif'), file('jpg'), file('.jpg'), file('a.jpg.exe'), file('x', 'text/plain')])
      assert.ok(!isAcceptedType(one, accept), one.name)
  })

  test('W-MUP-3 another type is a problem that names the list', () => {
    assert.deepEqual(typeProblem(file('a.exe'), 'jpg,png'), {
      code: 'wrong-type',
      params: { types: '.jpg,.png' },
    })
    assert.equal(typeProblem(file('a.exe')), undefined)
    assert.equal(typeProblem(file('a.exe'), '*'), undefined)
    assert.equal(typeProblem(file('a.exe'), 'image/*,*/*'), undefined)
  })

  test('W-MUP-3 uses the extension if the browser does not know the type', () => {
    assert.equal(typeOf(file('a.heic')), 'image/heic')
    assert.equal(typeOf(file('a.jpg', 'IMAGE/PNG; x=1')), 'image/png')
    assert.equal(typeOf(file('a.unknown')), '')
    assert.ok(isAcceptedType(file('a.avif'), 'image/*'))
    // Windows without Excel reports a table as this type.
    assert.ok(isAcceptedType(file('a.csv', 'application/vnd.ms-excel'), 'text/csv'))
  })

  test("W-MUP-3 a list with the file's extension accepts the file", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word), word, fc.constantFrom(',', ' , ', ';', '，'), (others, own, comma) => {
        assert.ok(isAcceptedType(file(`名字.${own.toUpperCase()}`), [...others, own].join(comma)))
        const without = others.filter((one) => one !== own)
        if (without.length > 0) assert.ok(!isAcceptedType(file(`名字.${own}`), without.join(comma)))
      }),
      { numRuns },
    )
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, type, accept) => {
        const problem = typeProblem({ name, type }, accept)
        assert.equal(problem === undefined, isAcceptedType({ name, type }, accept))
      }),
      { numRuns },
    )
  })
})
