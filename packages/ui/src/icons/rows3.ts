// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `rows-3` */
export const rows3Icon =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM21 9H3M21 15H3'
