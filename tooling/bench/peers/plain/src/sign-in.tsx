import { useMutation } from "@tanstack/react-query";
import { useFormik } from "formik";
import { useTranslation } from "react-i18next";
import { object, string } from "yup";

const schema = object({
  username: string().required("needed"),
  password: string().required("needed"),
});

/** The least a sign-in page of this stack can be: a form, its rules, its texts and its call. */
export function SignIn() {
  const { t } = useTranslation();
  const { mutate, isPending, isError } = useMutation({ mutationFn: signIn });
  const form = useFormik({
    initialValues: { username: "", password: "" },
    validationSchema: schema,
    onSubmit: (values) => mutate(values),
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit}>
      <h1>{t("title")}</h1>
      <label>
        {t("username")} <input autoComplete="username" {...form.getFieldProps("username")} />
      </label>
      <label>
        {t("password")}{" "}
        <input
          type="password"
          autoComplete="current-password"
          {...form.getFieldProps("password")}
        />
      </label>
      <p role="alert">
        {isError ? t("refused") : t(form.errors.username ?? form.errors.password ?? "")}
      </p>
      <button type="submit" aria-busy={isPending}>
        {t("submit")}
      </button>
    </form>
  );
}

async function signIn(values: { username: string; password: string }): Promise<void> {
  const answer = await fetch("/api/sign-in", { method: "POST", body: JSON.stringify(values) });
  if (!answer.ok) throw new Error(String(answer.status));
}
