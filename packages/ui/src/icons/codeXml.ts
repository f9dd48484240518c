// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `code-xml` */
export const codeXmlIcon = 'M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16'
