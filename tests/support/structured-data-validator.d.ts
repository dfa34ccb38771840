declare module '@adobe/structured-data-validator' {
  /** As of a page that was read: things by their first type. */
  interface Found {
    jsonld: Record<string, object[]>;
    microdata: object;
    rdfa: object;
    errors: object[];
  }

  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { property?: string; type?: string | string[] }[];
  }

  export default class Validator {
    validate(found: Found): Promise<Issue[]>;
  }
}
