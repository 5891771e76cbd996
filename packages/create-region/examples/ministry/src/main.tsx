import "@waymark/core/styles.css";
import "./theme.css";
import "./design-system.css";
import { definePortal } from "@waymark/core";
import dictionaries from "virtual:waymark/dictionaries";
import { region } from "./region.ts";

const element = document.getElementById("portal");
if (element) void definePortal({ region, dictionaries }).mount(element);
