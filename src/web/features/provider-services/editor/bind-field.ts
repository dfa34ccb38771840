import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The props that make a control of `ui/inputs.tsx` a field of the form; editing clears its error. */
export function bindField<Values extends FieldValues>(form: UseFormReturn<Values>) {
  return (name: Path<Values>) => ({
    error: form.getFieldState(name, form.formState).error,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });
}
