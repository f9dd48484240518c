import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from './kinds'

test('the kind of a file follows from its extension in any case', () => {
  const kinds = {
    image: ['a.png', 'a.jpg', 'a.jpeg', 'a.JPG', 'a.heic', 'a.heif', 'a.tif', 'a.tiff', 'a.svg'],
    pdf: ['a.pdf'],
    video: ['a.mp4', 'a.mov', 'a.webm'],
    audio: ['a.mp3', 'a.oga'],
    archive: ['a.zip', 'a.tgz', 'a.tar.gz', 'a.7z'],
    text: ['a.txt', 'a.doc', 'a.docx', 'a.xls', 'a.xlsx', 'a.ppt', 'a.pptx', 'a.htm', 'a.html'],
    other: ['a.exe', 'png', 'a.', 'a.pngx', 'a.xpng', 'a.jp'],
  }
  for (const [kind, names] of Object.entries(kinds))
    for (const name of names) assert.equal(kindOf({ name, isFolder: false }), kind, name)
})

test('a folder is a folder, whatever its name', () => {
  assert.equal(kindOf({ name: 'a.png', isFolder: true }), 'folder')
})
