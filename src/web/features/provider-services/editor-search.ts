import { type Section, sections } from './editor/sections.ts';

/** The search parameters of the editor; without a part their list is shown. */
export interface EditorSearch {
  section?: Section;
}

/** Reads the search parameters of the editor; anything else counts as absent. */
export function readEditorSearch({ section }: Record<string, unknown>): EditorSearch {
  const found = sections.find((each) => each === section);
  return found ? { section: found } : {};
}
